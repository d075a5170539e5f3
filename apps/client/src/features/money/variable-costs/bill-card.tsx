import type { VariableCost } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { tellOutcome } from '../../../api/tell-outcome.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { daysOrMonth } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonRow } from '../../../ui/button-row.tsx';
import { ReasonDialog } from '../../../ui/opened-reason-dialog.ts';
import type { BillPhotos } from './bill-photos.ts';
import { useTakeBackBillMutation } from './costs-api.ts';
import { WhyDialog } from './opened-why.ts';
import { useMeter } from './use-meter.ts';

interface BillCardProps {
  bill: VariableCost;
  photos: BillPhotos;
}

/** A bill of a house to its homeowner, as a row: what it says, and what can be done about it. */
export function BillCard({ bill, photos }: BillCardProps) {
  const { t, i18n } = useTranslation();
  const meterOf = useMeter();
  const [asked, setAsked] = useState<'why' | 'takeBack' | null>(null);
  const [takeBack] = useTakeBackBillMutation();
  const { _id: id, house, currency, amount, supplier, meter, note, shares, version } = bill;
  const category = t(`money.category.${bill.category}`);
  const period = daysOrMonth(bill.from, bill.to, i18n.language);
  const named = { category, period };
  const sharers = shares.filter(({ person }) => person !== null).length;
  const close = (): void => {
    setAsked(null);
  };
  const end = (reason: string): Promise<boolean> =>
    tellOutcome(takeBack({ params: { id }, body: { reason, version } }), t('bills.takeBack.done', named));
  const lines = [
    [period, supplier].filter((part) => part !== '').join(' · '),
    ...(meter === null ? [] : [meterOf(meter)]),
    ...(note === '' ? [] : [note]),
    [t('bills.sharedBy', { count: sharers }), ...(version > 1 ? [t('bills.corrected')] : [])].join(' · '),
  ];
  return (
    <Box
      component="article"
      aria-labelledby={`bill-${id}`}
      sx={{ px: { xs: 2, sm: 3 }, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography id={`bill-${id}`} variant="h4" component="h3">
              {category}
            </Typography>
            {lines.map((line) => (
              <Typography key={line} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {line}
              </Typography>
            ))}
          </Box>
          <Typography sx={{ flex: 'none', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(amount, currency, i18n.language)}
          </Typography>
        </Box>
        {/* All three beside each other on a phone. */}
        <Box sx={{ ml: { xs: -1, md: 0 }, '& .MuiButton-root': { px: { xs: 1, md: 1.5 } } }}>
          <ButtonRow>
            <Button
              aria-label={t('costs.why.openNamed', named)}
              onClick={() => {
                setAsked('why');
              }}
            >
              {t('costs.why.open')}
            </Button>
            <Button component={Link} to={paths.correctBill(house._id, id)} aria-label={t('bills.correctNamed', named)}>
              {t('bills.correct')}
            </Button>
            <Button
              color="error"
              aria-label={t('bills.takeBack.openNamed', named)}
              onClick={() => {
                setAsked('takeBack');
              }}
            >
              {t('bills.takeBack.open')}
            </Button>
          </ButtonRow>
        </Box>
        {bill.photos.length > 0 && (
          <Box sx={{ gridColumn: '1 / -1', my: 1 }}>
            {photos.gallery(bill.photos, t('costs.photosOf', { category }))}
          </Box>
        )}
      </Box>
      {asked === 'why' && <WhyDialog billId={id} photos={photos} onClose={close} />}
      {asked === 'takeBack' && (
        <ReasonDialog
          title={t('bills.takeBack.ask', named)}
          text={t('bills.takeBack.text')}
          confirm={t('bills.takeBack.open')}
          label={t('bills.takeBack.reason')}
          missing={t('bills.takeBack.missing')}
          onConfirm={end}
          onClose={close}
        />
      )}
    </Box>
  );
}
