import { LIMITS, SETTLE_UP_METHODS, type SettleUpMethod, type SettleUpPayment } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { OptionField } from '../../../ui/option-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePaymentSummary } from './use-payment-summary.ts';
import type { HowPaid } from './use-steps.ts';

interface PayDialogProps {
  payment: SettleUpPayment;
  isBusy: boolean;
  /** Resolves with whether it succeeded; the input stays if it didn't. */
  onPay: (how: HowPaid) => Promise<boolean>;
  onClose: () => void;
}

/** States how a payment was made, with a note for the recipient. */
export function PayDialog({ payment, isBusy, onPay, onClose }: PayDialogProps) {
  const { t } = useTranslation();
  const { words } = usePaymentSummary()(payment);
  const [method, setMethod] = useState<SettleUpMethod>();
  const [note, setNote] = useState('');
  const submit = async (): Promise<void> => {
    if (await onPay({ note: note.trim(), ...(method === undefined ? {} : { method }) })) onClose();
  };
  return (
    <FormFrame
      title={t('settleUp.pay.heading', words)}
      text={t('settleUp.pay.text', words)}
      submit={t('settleUp.pay.open')}
      width="xs"
      isDirty={note !== '' || method !== undefined}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OptionField
        label={t('settleUp.pay.method')}
        value={method ?? ''}
        onChange={({ target }) => {
          setMethod(SETTLE_UP_METHODS.find((one) => one === target.value));
        }}
      >
        <option value="">{t('settleUp.pay.noMethod')}</option>
        {SETTLE_UP_METHODS.map((one) => (
          <option key={one} value={one}>
            {t(`settleUp.method.${one}`)}
          </option>
        ))}
      </OptionField>
      <TextField
        label={t('settleUp.pay.note')}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormFrame>
  );
}
