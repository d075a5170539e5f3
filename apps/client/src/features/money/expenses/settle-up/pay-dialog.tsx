import { LIMITS, SETTLE_UP_METHODS, type SettleUpMethod, type SettleUpPayment } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { usePaymentSummary } from './use-payment-summary.ts';
import type { HowPaid } from './use-steps.ts';

interface PayDialogProps {
  payment: SettleUpPayment;
  /** Resolves with whether it succeeded; the input stays if it didn't. */
  onPay: (how: HowPaid) => Promise<boolean>;
  onClose: () => void;
}

const values: { method: SettleUpMethod | ''; note: string } = { method: '', note: '' };

/** States how a payment was made, with a note for the recipient. */
export function PayDialog({ payment, onPay, onClose }: PayDialogProps) {
  const { t } = useTranslation();
  const { words } = usePaymentSummary()(payment);
  return (
    <FormDialog
      title={t('settleUp.pay.heading', words)}
      text={t('settleUp.pay.text', words)}
      submit={t('settleUp.pay.open')}
      width="xs"
      schema={({ paySettleUp }) => paySettleUp.body}
      values={values}
      body={({ method, note }) => ({ version: payment.version, note, ...(method === '' ? {} : { method }) })}
      send={onPay}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <ChoiceField
            {...field('method')}
            label={t('settleUp.pay.method')}
            options={[
              ['', t('settleUp.pay.noMethod')],
              ...SETTLE_UP_METHODS.map((one) => [one, t(`settleUp.method.${one}`)] as const),
            ]}
          />
          <Field {...field('note')} label={t('settleUp.pay.note')} lines={2} most={LIMITS.reason} />
        </>
      )}
    </FormDialog>
  );
}
