import type { House, VariableCost } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { daysOrMonth } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { MonthSteps } from '#ui/month-steps.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import type { BillPhotos } from './bill-photos.ts';
import { useCostAveragesQuery } from './costs-api.ts';
import { WhyDialog } from './lazy-why.ts';
import { useRecentBills } from './recent-bills.ts';

function BillRow({ bill, onOpen }: { bill: VariableCost; onOpen: () => void }) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const money = (amount: string): string => formatMoney(amount, bill.currency, i18n.language);
  const own = bill.shares.find(({ person }) => person?._id === readerId);
  const whole = t('costs.panel.whole', {
    amount: money(bill.amount),
    period: daysOrMonth(bill.from, bill.to, i18n.language),
  });
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          width: '100%',
          minHeight: 44,
          display: 'flex',
          gap: 2,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
          // The panel's edge is right beside it.
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{t(`money.category.${bill.category}`)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {whole}
          </Typography>
        </Box>
        <Box sx={{ flex: 'none', textAlign: 'right' }}>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {own === undefined ? t('costs.panel.nothing') : t('costs.panel.share', { amount: money(own.amount) })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {t('costs.panel.why')}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
}

function Usual({ house }: { house: House }) {
  const { t, i18n } = useTranslation();
  const { currentData } = useCostAveragesQuery({ houseId: house._id });
  if (currentData === undefined || currentData.items.length === 0) return null;
  const parts = currentData.items.map(
    ({ category, mean }) => `${t(`money.category.${category}`)} ${formatMoney(mean, house.currency, i18n.language)}`,
  );
  return (
    <Typography
      variant="body2"
      sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider', color: 'text.secondary' }}
    >
      {t('costs.panel.usual', { parts: parts.join(dot()) })}
    </Typography>
  );
}

interface BillsPanelProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  photos: BillPhotos;
}

/** A house's bills for a roomie, by month, with their share. */
export function BillsPanel({ house, today, photos }: BillsPanelProps) {
  const { t } = useTranslation();
  const { bills, isError, retry } = useRecentBills(house._id, today);
  const [back, setBack] = useState(0);
  const [open, setOpen] = useState<string | null>(null);
  const months = [...new Set(bills?.map(({ to }) => to.slice(0, 7)))];
  const month = months[Math.min(back, months.length - 1)];
  const body = () => {
    if (bills === undefined) {
      return isError ? <LoadError onRetry={retry} /> : <ListSkeleton rows={2} avatar={false} />;
    }
    if (month === undefined) return <NothingHere text={t('costs.panel.none')} />;
    return (
      <>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {bills
            .filter(({ to }) => to.startsWith(month))
            .map((bill) => (
              <BillRow
                key={bill._id}
                bill={bill}
                onOpen={() => {
                  setOpen(bill._id);
                }}
              />
            ))}
        </Box>
        <Usual house={house} />
      </>
    );
  };
  return (
    <Section
      id="house-bills"
      title={t('costs.panel.heading')}
      actions={
        <MonthSteps
          months={months}
          back={back}
          earlier={t('costs.panel.earlier')}
          later={t('costs.panel.later')}
          onChange={setBack}
        />
      }
    >
      {body()}
      {open !== null && (
        <WhyDialog
          billId={open}
          photos={photos}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </Section>
  );
}
