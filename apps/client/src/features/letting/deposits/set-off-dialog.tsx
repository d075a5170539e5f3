import type { Deposit } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney, isPositive, moneyToSend, moneyToType } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
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
  // As it was at opening: an amount that follows a change could be confirmed without being read.
  const [{ version, amount }] = useState({
    version: deposit.version,
    amount: moneyToType(most, currency, i18n.language),
  });
  const [setOff] = useSetOffArrearsMutation();
  const money = (sum: string): string => formatMoney(sum, currency, i18n.language);
  return (
    <FormDialog
      title={t('deposits.setOff.heading')}
      text={t('deposits.setOff.text', { name: roomie.name, owed: money(owed), left: money(left) })}
      submit={t('deposits.setOff.open')}
      role="alertdialog"
      schema={({ setOffArrears }) => setOffArrears.body}
      values={{ amount }}
      body={(values) => ({ version, amount: moneyToSend(values.amount, currency) })}
      send={(body) => setOff({ params: { id: deposit._id }, body })}
      done={t('deposits.setOff.done', { name: roomie.name })}
      canSubmit={(values) => isPositive(values.amount, currency)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {isSome(contested) && <Typography>{t('deposits.setOff.contested', { amount: money(contested) })}</Typography>}
          <AmountField
            {...field('amount', t('deposits.wrongAmount'))}
            label={t('deposits.setOff.amount')}
            currency={currency}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('deposits.setOff.oldest', { amount: money(most) })}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
