import type { CleaningVisit } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useDecideVisitMutation } from './visits-api.ts';

/** Confirms a report, asking first if that completes turns permanently, or declines it with a reason. */
export function DecideVisit({ visit, title }: { visit: CleaningVisit; title: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'confirm' | 'decline' | null>(null);
  const [decide, { isLoading }] = useDecideVisitMutation();
  const params = { id: visit._id };
  const close = (): void => {
    setOpen(null);
  };
  const confirm = (): void => {
    close();
    void showOutcome(decide({ params, body: { decision: 'confirm' } }), t('visits.confirmed'));
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        loading={isLoading}
        aria-label={t('visits.confirmNamed', { title })}
        onClick={() => {
          if (visit.turns.length === 0) confirm();
          else setOpen('confirm');
        }}
      >
        {t('visits.confirm')}
      </Button>
      <Button
        color="error"
        aria-label={t('visits.declineNamed', { title })}
        onClick={() => {
          setOpen('decline');
        }}
      >
        {t('visits.decline')}
      </Button>
      <ConfirmDialog
        open={open === 'confirm'}
        title={t('visits.confirmAsk', { title })}
        text={t('visits.confirmText', { count: visit.turns.length })}
        confirm={t('visits.confirm')}
        tone="primary"
        onConfirm={confirm}
        onClose={close}
      />
      {open === 'decline' && (
        <ReasonDialog
          title={t('visits.declineAsk', { title })}
          text={t('visits.declineText', { name: visit.neatkeeper.first_name })}
          confirm={t('visits.decline')}
          label={t('visits.reason')}
          missing={t('visits.reasonMissing')}
          onConfirm={(reason) =>
            showOutcome(decide({ params, body: { decision: 'decline', reason } }), t('visits.declined'))
          }
          onClose={close}
        />
      )}
    </Stack>
  );
}
