import type { HouseLateFees, LateFee } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day, daysOrMonth, monthName, nearDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { showUndo } from '#ui/show-undo.tsx';
import { useRestoreLateFeeMutation, useWaiveLateFeeMutation } from './late-fees-api.ts';

/** How many fees are shown at first. */
const FIRST = 3;

interface FeeListProps {
  fees: HouseLateFees['fees'];
  currency: string;
  /** Whether they are the reader's own, who can't waive them. */
  isOwn: boolean;
}

function Fee({ fee, currency, isOwn }: Omit<FeeListProps, 'fees'> & { fee: LateFee }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [waive, { isLoading: isWaiving }] = useWaiveLateFeeMutation();
  const [restore, { isLoading: isRestoring }] = useRestoreLateFeeMutation();
  const { _id: id, state, roomie, month, period, from, to } = fee;
  const money = (amount: string): string => formatMoney(amount, currency, language);
  const mine = isOwn ? 'yes' : 'no';
  const of = period === 'month' ? monthName(month, language) : daysOrMonth(from, to, language);
  const title = t('lateFees.fee', { mine, name: roomie.first_name, month: of });
  const undoWaiver = () => showOutcome(restore({ params: { id } }), t('lateFees.restored'));
  const waiveIt = async (): Promise<void> => {
    const { data, error } = await waive({ params: { id } });
    if (data === undefined) {
      showRefusal(error);
      return;
    }
    await showUndo({
      id: `late-fee-${id}`,
      message: t('lateFees.waivedToast', { name: roomie.first_name }),
      undo: t('lateFees.undo'),
      onUndo: () => void undoWaiver(),
    });
  };
  const said = () => {
    switch (state) {
      case 'upcoming':
        return t('lateFees.upcoming', { day: nearDay(fee.applies_on, language) });
      case 'held':
        return t('lateFees.held', { mine });
      case 'waived':
        return t('lateFees.waived');
      case 'charged': {
        const facts = { day: day(fee.applies_on, language), due: day(fee.due_on, language) };
        const why = t('lateFees.charged', { ...facts, overdue: money(fee.overdue) });
        return isOwn ? `${why} ${t('lateFees.chargedOwn')}` : why;
      }
    }
  };
  const action = t(state === 'waived' ? 'lateFees.restore' : 'lateFees.waive');
  return (
    <Box component="li" sx={{ py: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{title}</Typography>
          <Typography
            component={state === 'waived' ? 's' : 'span'}
            sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
          >
            {money(fee.amount)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {said()}
        </Typography>
      </Box>
      {!isOwn && (
        <Button
          variant="outlined"
          loading={isWaiving || isRestoring}
          aria-label={t('lateFees.of', { action, fee: title })}
          onClick={() => void (state === 'waived' ? undoWaiver() : waiveIt())}
        >
          {action}
        </Button>
      )}
    </Box>
  );
}

/** Late fees that apply, are about to, or were waived; a homeowner waives them here. */
export function FeeList({ fees, ...props }: FeeListProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (fees.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={t('lateFees.heading')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fees.slice(0, isWhole ? undefined : FIRST).map((fee) => (
          <Fee key={fee._id} fee={fee} {...props} />
        ))}
      </Box>
      {!isWhole && fees.length > FIRST && (
        <Button
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('lateFees.more')}
        </Button>
      )}
    </>
  );
}
