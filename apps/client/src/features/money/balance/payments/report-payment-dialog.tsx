import { type HouseBalance, LIMITS, PAYMENT_METHODS, type PaymentMethod } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { todayHere } from '../../../../lib/dates.ts';
import { formatMoney, parseMoney } from '../../../../lib/money.ts';
import { AmountField } from '../../../../ui/amount-field.tsx';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { OptionField } from '../../../../ui/option-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { isOwedToHomeowner, leftOf } from '../dues.ts';
import { useReportPaymentMutation } from './payments-api.ts';
import { WhatItPays } from './what-it-pays.tsx';

interface ReportPaymentDialogProps {
  roomieId: string;
  balance: HouseBalance;
  onClose: () => void;
}

/** Reports a payment to the homeowner; by default the whole open amount. */
export function ReportPaymentDialog({ roomieId, balance, onClose }: ReportPaymentDialogProps) {
  const { t, i18n } = useTranslation();
  const { house, currency } = balance;
  const today = todayHere();
  const [method, setMethod] = useState<PaymentMethod>('bank_transfer');
  const [on, setOn] = useState(today);
  const [note, setNote] = useState('');
  /** null: nothing was typed, so it is the open amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const [report, { isLoading, error }] = useReportPaymentMutation();
  const open = balance.open.filter(isOwedToHomeowner);
  const shown = typed ?? leftOf(open, currency);
  const amount = parseMoney(shown, currency);
  const isAmount = amount !== null && Number(amount) > 0;
  const submit = async (): Promise<void> => {
    if (amount === null) return;
    const body = { house_id: house._id, amount, method, paid_on: on, note: note.trim() };
    const { error: refusal } = await report({ params: { id: roomieId }, body });
    if (refusal !== undefined) return;
    tell(t('money.reported.done', { amount: formatMoney(amount, currency, i18n.language) }));
    onClose();
  };
  return (
    <FormFrame
      title={t('money.reported.heading')}
      text={t('money.reported.text')}
      submit={t('money.reported.send')}
      isDirty={typed !== null || note !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={isAmount && on !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AmountField
        label={t('money.pay.amount')}
        value={shown}
        currency={currency}
        wrong={t('money.pay.wrongAmount')}
        onChange={setTyped}
      />
      {isAmount && <WhatItPays amount={amount} currency={currency} open={open} />}
      <OptionField
        label={t('money.pay.method')}
        value={method}
        onChange={({ target }) => {
          setMethod(PAYMENT_METHODS.find((one) => one === target.value) ?? method);
        }}
        fullWidth
      >
        {PAYMENT_METHODS.map((one) => (
          <option key={one} value={one}>
            {t(`money.method.${one}`)}
          </option>
        ))}
      </OptionField>
      <TextField
        type="date"
        label={t('money.pay.on')}
        value={on}
        onChange={({ target }) => {
          setOn(target.value);
        }}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        label={t('money.pay.note')}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
        }}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormFrame>
  );
}
