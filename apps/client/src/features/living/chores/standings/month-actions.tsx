import type { House, Standings } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { monthName } from '#lib/dates.ts';
import { useSetBestWorstMutation } from './points-api.ts';

const BonusDialog = lazyOnOpen(async () => (await import('./bonus-dialog.tsx')).BonusDialog);

/** A homeowner's actions on an open month: give a bonus, or close it. */
export function MonthActions({ house, standings }: { house: House; standings: Standings }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState<'bonus' | 'close' | null>(null);
  const [set, { isLoading }] = useSetBestWorstMutation();
  const month = monthName(standings.month, i18n.language);
  const close = (): void => {
    setOpen(null);
  };
  if (standings.closed_at !== null || standings.items.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Button
        variant="outlined"
        onClick={() => {
          setOpen('bonus');
        }}
      >
        {t('standings.bonus.open')}
      </Button>
      <Button
        loading={isLoading}
        onClick={() => {
          setOpen('close');
        }}
      >
        {t('standings.close.open')}
      </Button>
      {open === 'bonus' && <BonusDialog house={house} standings={standings} onClose={close} />}
      <ConfirmDialog
        open={open === 'close'}
        tone="primary"
        title={t('standings.close.ask', { month })}
        text={t('standings.close.text')}
        confirm={t('standings.close.open')}
        onConfirm={() => {
          close();
          const body = { month: standings.month, close: true };
          void showOutcome(set({ params: { house: house._id }, body }), t('standings.close.done', { month }));
        }}
        onClose={close}
      />
    </Box>
  );
}
