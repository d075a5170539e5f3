import type { VariableCost } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { daysOrMonth } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { RowOpener } from '#ui/row-opener.tsx';
import type { BillPhotos } from './bill-photos.ts';
import { useTakeBackBillMutation } from './costs-api.ts';
import { WhyDialog } from './lazy-why.ts';
import { useMeter } from './use-meter.ts';

interface BillCardProps {
  bill: VariableCost;
  photos: BillPhotos;
}

/** A bill as a row for its homeowner, with its actions. */
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
    showOutcome(takeBack({ params: { id }, body: { reason, version } }), t('bills.takeBack.done', named));
  const lines = [
    [
      period,
      // Nobody lived there, or the reader has no share.
      ...(sharers > 0 ? [t('bills.sharedBy', { count: sharers })] : []),
      ...(version > 1 ? [t('bills.corrected')] : []),
    ].join(dot()),
    ...[supplier, meter === null ? '' : meterOf(meter), note].filter((part) => part !== ''),
  ];
  return (
    <Box
      component="article"
      aria-labelledby={`bill-${id}`}
      sx={{
        position: 'relative',
        pl: { xs: 2, sm: 3 },
        pr: { xs: 0.5, sm: 1.5 },
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:has(h3 > button:hover)': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
            <Typography id={`bill-${id}`} variant="h4" component="h3" sx={{ flex: 1, minWidth: 0 }}>
              {/* The whole row is clickable. */}
              <RowOpener
                label={t('costs.why.openNamed', named)}
                onOpen={() => {
                  setAsked('why');
                }}
              >
                {category}
              </RowOpener>
            </Typography>
            <Typography sx={{ flex: 'none', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(amount, currency, i18n.language)}
            </Typography>
          </Box>
          {lines.map((line) => (
            <Typography key={line} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
        </Box>
        <Box sx={{ position: 'relative', zIndex: 1 }}>
          <MoreMenu
            label={t('shell.actionsFor', { name: `${category}, ${period}` })}
            choices={[
              {
                label: t('costs.why.open'),
                act: () => {
                  setAsked('why');
                },
              },
              { label: t('bills.correct'), to: paths.correctBill(house._id, id) },
              {
                label: t('bills.takeBack.open'),
                isGrave: true,
                act: () => {
                  setAsked('takeBack');
                },
              },
            ]}
          />
        </Box>
      </Box>
      {bill.photos.length > 0 && (
        <Box sx={{ position: 'relative', zIndex: 1, my: 1 }}>
          {photos.gallery(bill.photos, t('costs.photosOf', { category }))}
        </Box>
      )}
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
