import { type HouseBalance, LIMITS, PAYMENT_METHODS, type PaymentMethod } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { formatMoney, isPositive, moneyToSend, moneyToType } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { isOwedToHomeowner, leftOf } from '#features/money/ledger/book/dues.ts';
import { useReportPaymentMutation } from './payments-api.ts';
import { WhatItPays } from './what-it-pays.tsx';

interface ReportPaymentDialogProps {
  roomieId: string;
  balance: HouseBalance;
  onClose: () => void;
}

const usual: { method: PaymentMethod } = { method: 'bank_transfer' };

/** Reports a payment to the homeowner; by default the whole open amount. */
export function ReportPaymentDialog({ roomieId, balance, onClose }: ReportPaymentDialogProps) {
  const { t, i18n } = useTranslation();
  const { house, currency } = balance;
  const today = todayHere();
  const [report] = useReportPaymentMutation();
  const open = balance.open.filter(isOwedToHomeowner);
  return (
    <FormDialog
      title={t('money.reported.heading')}
      text={t('money.reported.text')}
      submit={t('money.reported.send')}
      schema={({ reportPayment }) => reportPayment.body}
      values={{
        amount: moneyToType(leftOf(open, currency), currency, i18n.language),
        ...usual,
        paid_on: today,
        note: '',
      }}
      body={(values) => ({ ...values, house_id: house._id, amount: moneyToSend(values.amount, currency) })}
      send={(body) => report({ params: { id: roomieId }, body })}
      done={(_, { amount }) =>
        t('money.reported.done', { amount: formatMoney(moneyToSend(amount, currency), currency, i18n.language) })
      }
      canSubmit={({ amount, paid_on: on }) => isPositive(amount, currency) && on !== ''}
      onClose={onClose}
    >
      {({ field, values: { amount } }) => (
        <>
          <AmountField
            {...field('amount', t('money.pay.wrongAmount'))}
            label={t('money.pay.amount')}
            currency={currency}
          />
          {isPositive(amount, currency) && (
            <WhatItPays amount={moneyToSend(amount, currency)} currency={currency} open={open} />
          )}
          <ChoiceField
            {...field('method')}
            label={t('money.pay.method')}
            options={PAYMENT_METHODS.map((one) => [one, t(`money.method.${one}`)])}
          />
          <Field {...field('paid_on')} type="date" label={t('money.pay.on')} max={today} />
          <Field {...field('note')} label={t('money.pay.note')} most={LIMITS.reason} />
        </>
      )}
    </FormDialog>
  );
}
