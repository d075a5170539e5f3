import type { SettleUpPayment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { useSettledPaymentsInfiniteQuery } from './settle-up-api.ts';
import { usePaymentSummary } from './use-payment-summary.ts';
import { useSteps } from './use-steps.ts';

function SettledRow({ payment, onUndo }: { payment: SettleUpPayment; onUndo: () => void }) {
  const { t, i18n } = useTranslation();
  const { sentence, words } = usePaymentSummary()(payment);
  const { confirmed_at: at, paid, undone, may } = payment;
  const facts = [
    ...(at === null ? [] : [dateOf(at, i18n.language)]),
    ...(paid?.method ? [t(`settleUp.method.${paid.method}`)] : []),
    ...(paid?.note ? [paid.note] : []),
    ...(undone === null ? [] : [t('settleUp.history.undone', { reason: undone.reason })]),
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, px: { sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(undone === null ? {} : { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
        >
          {sentence}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts.join(dot())}
        </Typography>
      </Box>
      {may.undo && (
        <Button
          sx={{ flex: 'none', alignSelf: 'center' }}
          aria-label={t('settleUp.undo.named', words)}
          onClick={onUndo}
        >
          {t('settleUp.undo.open')}
        </Button>
      )}
    </Box>
  );
}

/** A house's settled payments, newest first; a mistaken confirmation is undone here. */
export function HistoryDialog({ houseId, onClose }: { houseId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const said = usePaymentSummary();
  const { undo } = useSteps();
  const [mistaken, setMistaken] = useState<SettleUpPayment | null>(null);
  const query = useSettledPaymentsInfiniteQuery({ houseId });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('settleUp.history.heading')}</DialogTitle>
      <DialogContent sx={{ px: { sm: 0 } }}>
        <PagedList query={query} empty={t('settleUp.history.none')}>
          {(payments) => (
            <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {payments.map((payment) => (
                <SettledRow
                  key={payment._id}
                  payment={payment}
                  onUndo={() => {
                    setMistaken(payment);
                  }}
                />
              ))}
            </Box>
          )}
        </PagedList>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
      {mistaken !== null && (
        <ReasonDialog
          title={t('settleUp.undo.heading')}
          text={t('settleUp.undo.text', said(mistaken).words)}
          confirm={t('settleUp.undo.open')}
          label={t('settleUp.undo.reason')}
          missing={t('settleUp.undo.missing')}
          onConfirm={(reason) => undo(mistaken, reason)}
          onClose={() => {
            setMistaken(null);
          }}
        />
      )}
    </Dialog>
  );
}
