import {
  HOMEOWNER_ACCOUNTS,
  type HouseBalance,
  LIMITS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { monthName, todayHere } from '../../../../lib/dates.ts';
import { formatMoney, parseMoney } from '../../../../lib/money.ts';
import { AmountField } from '../../../../ui/amount-field.tsx';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { OptionField } from '../../../../ui/option-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { isOwedToHomeowner, leftOf } from '../dues.ts';
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

/** Enters a roomie's payment; by default the whole open amount. */
export function EnterPaymentDialog({ roomieId, name, balance, onClose }: EnterPaymentDialogProps) {
  const { t, i18n } = useTranslation();
  const { house, currency, reported } = balance;
  const today = todayHere();
  const [account, setAccount] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('bank_transfer');
  const [on, setOn] = useState(today);
  const [period, setPeriod] = useState('');
  const [note, setNote] = useState('');
  /** null: nothing was typed, so it is the open amount. */
  const [typed, setTyped] = useState<string | null>(null);
  const [add, { isLoading, error }] = useAddPaymentMutation();
  const open = balance.open.filter((due) => (account === '' ? isOwedToHomeowner(due) : due.account === account));
  const due = leftOf(open, currency);
  const shown = typed ?? (Number(due) > 0 ? due : '');
  const amount = parseMoney(shown, currency);
  const isAmount = amount !== null && Number(amount) > 0;
  const submit = async (): Promise<void> => {
    if (amount === null) return;
    const towards = HOMEOWNER_ACCOUNTS.find((one) => one === account);
    const payment = {
      amount,
      method,
      paid_on: on,
      note: note.trim(),
      currency,
      house_id: house._id,
      ...(period === '' ? {} : { period }),
      ...(towards === undefined ? {} : { account: towards }),
    };
    const { error: refusal } = await add({ params: { id: roomieId }, body: { payment } });
    if (refusal !== undefined) return;
    tell(t('money.pay.done', { name, amount: formatMoney(amount, currency, i18n.language) }));
    onClose();
  };
  return (
    <FormFrame
      title={t('money.pay.heading', { name })}
      text={t('money.pay.text', { house: house.name, name })}
      submit={t('money.pay.send')}
      isDirty={typed !== null || note !== '' || period !== '' || account !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={isAmount && on !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {reported !== null && <ReportedAlready reported={reported} name={name} onConfirmed={onClose} />}
      <OptionField
        label={t('money.pay.for')}
        value={account}
        onChange={({ target }) => {
          setAccount(target.value);
        }}
        fullWidth
      >
        <option value="">{t('money.pay.forAll')}</option>
        {HOMEOWNER_ACCOUNTS.map((one) => (
          <option key={one} value={one}>
            {t(`money.account.${one}`)}
          </option>
        ))}
      </OptionField>
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
      <OptionField
        label={t('money.pay.period')}
        value={period}
        onChange={({ target }) => {
          setPeriod(target.value);
        }}
        fullWidth
      >
        <option value="">{t('money.pay.noPeriod')}</option>
        {monthsAround(today).map((month) => (
          <option key={month} value={month}>
            {monthName(month, i18n.language)}
          </option>
        ))}
      </OptionField>
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
