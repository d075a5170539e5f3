import type { SettleUpMethod, SettleUpPayment } from '@common-roof/contracts';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showUndo } from '#ui/show-undo.tsx';
import {
  useConfirmSettleUpMutation,
  usePaySettleUpMutation,
  useTakeBackSettleUpMutation,
  useUndoSettleUpMutation,
} from './settle-up-api.ts';
import { usePaymentSummary } from './use-payment-summary.ts';

/** How a payment was made, if stated. */
export interface HowPaid {
  readonly method?: SettleUpMethod | undefined;
  readonly note?: string;
}

const seen = ({ _id: id, version }: SettleUpPayment) => ({ params: { id }, body: { version } });

/** The reversible steps, each with an undo, or the reason for a rejection. */
export function useSteps() {
  const { t } = useTranslation();
  const said = usePaymentSummary();
  const [pay, { isLoading: isPaying }] = usePaySettleUpMutation();
  const [takeBack, { isLoading: isTakingBack }] = useTakeBackSettleUpMutation();
  const [confirm, { isLoading: isConfirming }] = useConfirmSettleUpMutation();
  const [undo, { isLoading: isUndoing }] = useUndoSettleUpMutation();
  const steps = {
    takeBack: (payment: SettleUpPayment): Promise<boolean> =>
      showOutcome(takeBack(seen(payment)), t('settleUp.takeBack.done', said(payment).words)),
    undo: (payment: SettleUpPayment, reason: string): Promise<boolean> => {
      const { params, body } = seen(payment);
      return showOutcome(undo({ params, body: { ...body, reason } }), t('settleUp.undo.done', said(payment).words));
    },
    pay: async (payment: SettleUpPayment, how: HowPaid = {}): Promise<boolean> => {
      const { params, body } = seen(payment);
      const { data, error } = await pay({ params, body: { ...body, ...how } });
      if (data === undefined) showRefusal(error);
      else wayBack(data, t('settleUp.pay.done', said(data).words), () => steps.takeBack(data));
      return data !== undefined;
    },
    confirm: async (payment: SettleUpPayment): Promise<boolean> => {
      const { data, error } = await confirm(seen(payment));
      if (data === undefined) showRefusal(error);
      else {
        const onUndo = () => steps.undo(data, t('settleUp.undo.mistake'));
        wayBack(data, t('settleUp.confirm.done', said(data).words), onUndo);
      }
      return data !== undefined;
    },
  };
  const wayBack = ({ _id, version }: SettleUpPayment, message: string, onUndo: () => Promise<boolean>): void => {
    const id = `settle-up-${_id}-${String(version)}`;
    void showUndo({ message, undo: t('settleUp.undo.open'), id, onUndo: () => void onUndo() });
  };
  return { ...steps, isPaying, isTakingBack, isConfirming, isUndoing };
}
