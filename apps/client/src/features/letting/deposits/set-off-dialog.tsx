import type { Deposit } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { formatMoney, parseMoney } from '../../../lib/money.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { useSetOffArrearsMutation } from './deposits-api.ts';
import { isSome } from './what-can-be-done.ts';

interface SetOffDialogProps {
  deposit: Deposit;
  arrears: NonNullable<Deposit['arrears']>;
  onClose: () => void;
}

/** Sets off a roomie's arrears against their deposit. */
export function SetOffDialog({ deposit, arrears, onClose }: SetOffDialogProps) {
  const { t, i18n } = useTranslation();
  const { currency, roomie, left } = deposit;
  const { owed, contested, can_set_off: most } = arrears;
  const [typed, setTyped] = useState(most);
  // The version at opening: the server rejects it if the deposit has changed since.
  const [version] = useState(deposit.version);
  const [setOff, { isLoading, error }] = useSetOffArrearsMutation();
  const amount = parseMoney(typed, currency);
  const money = (sum: string): string => formatMoney(sum, currency, i18n.language);
  const send = async (): Promise<void> => {
    if (amount === null) return;
    const answer = await setOff({ params: { id: deposit._id }, body: { amount, version } });
    if (answer.error !== undefined) return;
    tell(t('deposits.setOff.done', { name: roomie.name }));
    onClose();
  };
  return (
    <FormFrame
      title={t('deposits.setOff.heading')}
      text={t('deposits.setOff.text', { name: roomie.name, owed: money(owed), left: money(left) })}
      submit={t('deposits.setOff.open')}
      role="alertdialog"
      isDirty={typed !== most}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={amount !== null && isSome(amount)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {isSome(contested) && <Typography>{t('deposits.setOff.contested', { amount: money(contested) })}</Typography>}
      <AmountField
        wrong={t('deposits.wrongAmount')}
        label={t('deposits.setOff.amount')}
        value={typed}
        currency={currency}
        onChange={setTyped}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('deposits.setOff.oldest', { amount: money(most) })}
      </Typography>
    </FormFrame>
  );
}
