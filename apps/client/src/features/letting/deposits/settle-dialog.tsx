import { type Deposit, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';

import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSettleDepositMutation } from './deposits-api.ts';
import { isSome } from './what-can-be-done.ts';

/** Records when and how the rest after deductions was returned. */
export function SettleDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [settle] = useSettleDepositMutation();
  const { left, arrears, currency, roomie, agreement_id } = deposit;
  const isReturned = isSome(left);
  const about = { amount: formatMoney(left, currency, i18n.language), name: roomie.name };
  return (
    <FormDialog
      title={t(isReturned ? 'deposits.settle.heading' : 'deposits.settle.headingNothing', about)}
      text={t('deposits.settle.text')}
      submit={t('deposits.settle.open')}
      role="alertdialog"
      schema={({ settleDamageDeposit }) => settleDamageDeposit.body}
      values={{
        returned_damaged_deposit_date: todayHere(),
        returned_damaged_form_description: '',
        comments: '',
      }}
      body={(values) => ({ ...values, returned_damaged_deposit: isReturned, returned: left })}
      send={(body) => settle({ params: { id: roomie._id }, query: { agreement_id }, body })}
      done={t('deposits.settle.done')}
      canSubmit={({ returned_damaged_deposit_date: on }) => on !== ''}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {arrears !== null && isSome(arrears.owed) && (
            <Alert severity="info">
              {t('deposits.settle.stillOwed', {
                name: roomie.name,
                amount: formatMoney(arrears.owed, currency, i18n.language),
              })}
            </Alert>
          )}
          <Field
            {...field('returned_damaged_deposit_date')}
            type="date"
            label={t(isReturned ? 'deposits.returnedOn' : 'deposits.settle.on')}
            max={todayHere()}
          />
          {isReturned && (
            <Field
              {...field('returned_damaged_form_description')}
              label={t('deposits.how')}
              hint={t('deposits.settle.howHint')}
              most={LIMITS.depositWords}
            />
          )}
          <Field {...field('comments')} label={t('deposits.settle.comments')} lines={2} most={LIMITS.comments} />
        </>
      )}
    </FormDialog>
  );
}
