import {
  HOMEOWNER_ACCOUNTS,
  type HouseBalance,
  LIMITS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { monthName, todayHere } from '#lib/dates.ts';
import { formatMoney, isPositive, moneyToSend, moneyToType } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { isOwedToHomeowner, leftOf } from '#features/money/ledger/book/dues.ts';
import { monthsAround } from './months-around.ts';
import { useAddPaymentMutation } from './payments-api.ts';
import { ReportedAlready } from './reported-already.tsx';
import { WhatItPays } from './what-it-pays.tsx';

interface EnterPaymentDialogProps {
  roomieId: string;
  name: string;
  balance: HouseBalance;
  onClose: () => void;
}

type Account = (typeof HOMEOWNER_ACCOUNTS)[number] | '';

const usual: { account: Account; method: PaymentMethod } = { account: '', method: 'bank_transfer' };

/** Enters a roomie's payment; by default the whole open amount. */
export function EnterPaymentDialog({ roomieId, name, balance, onClose }: EnterPaymentDialogProps) {
  const { t, i18n } = useTranslation();
  const { house, currency, reported } = balance;
  const today = todayHere();
  const [add] = useAddPaymentMutation();
  const openOf = (account: Account) =>
    balance.open.filter((due) => (account === '' ? isOwedToHomeowner(due) : due.account === account));
  const dueOf = (account: Account): string => {
    const due = leftOf(openOf(account), currency);
    return Number(due) > 0 ? moneyToType(due, currency, i18n.language) : '';
  };
  return (
    <FormDialog
      title={t('money.pay.heading', { name })}
      text={t('money.pay.text', { house: house.name, name })}
      submit={t('money.pay.send')}
      schema={({ addPayment }) => addPayment.body}
      values={{ ...usual, amount: dueOf(''), paid_on: today, period: '', note: '' }}
      body={({ account, period, ...values }) => ({
        payment: {
          ...values,
          amount: moneyToSend(values.amount, currency),
          currency,
          house_id: house._id,
          ...(period === '' ? {} : { period }),
          ...(account === '' ? {} : { account }),
        },
      })}
      send={(body) => add({ params: { id: roomieId }, body })}
      done={(_, { amount }) =>
        t('money.pay.done', { name, amount: formatMoney(moneyToSend(amount, currency), currency, i18n.language) })
      }
      canSubmit={({ amount, paid_on: on }) => isPositive(amount, currency) && on !== ''}
      onClose={onClose}
    >
      {({ field, set, values: { account, amount } }) => (
        <>
          {reported !== null && <ReportedAlready reported={reported} name={name} onConfirmed={onClose} />}
          <ChoiceField
            {...field('account')}
            label={t('money.pay.for')}
            options={[
              ['', t('money.pay.forAll')],
              ...HOMEOWNER_ACCOUNTS.map((one) => [one, t(`money.account.${one}`)] as const),
            ]}
            onChange={(chosen) => {
              // A typed amount stays.
              set({ account: chosen, ...(amount === dueOf(account) ? { amount: dueOf(chosen) } : {}) });
            }}
          />
          <AmountField
            {...field('amount', t('money.pay.wrongAmount'))}
            label={t('money.pay.amount')}
            currency={currency}
          />
          {isPositive(amount, currency) && (
            <WhatItPays amount={moneyToSend(amount, currency)} currency={currency} open={openOf(account)} />
          )}
          <ChoiceField
            {...field('method')}
            label={t('money.pay.method')}
            options={PAYMENT_METHODS.map((one) => [one, t(`money.method.${one}`)])}
          />
          <Field {...field('paid_on')} type="date" label={t('money.pay.on')} max={today} />
          <ChoiceField
            {...field('period')}
            label={t('money.pay.period')}
            options={[
              ['', t('money.pay.noPeriod')],
              ...monthsAround(today).map((month) => [month, monthName(month, i18n.language)] as const),
            ]}
          />
          <Field {...field('note')} label={t('money.pay.note')} most={LIMITS.reason} />
        </>
      )}
    </FormDialog>
  );
}
