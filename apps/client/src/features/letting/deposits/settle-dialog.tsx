import { type Deposit, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { todayHere } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSettleDepositMutation } from './deposits-api.ts';
import { isSome } from './what-can-be-done.ts';

/** Records when and how the rest after deductions was returned. */
export function SettleDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [on, setOn] = useState(todayHere());
  const [how, setHow] = useState('');
  const [comments, setComments] = useState('');
  const [settle, { isLoading, error }] = useSettleDepositMutation();
  const { left, arrears, currency, roomie, agreement_id } = deposit;
  const isReturned = Number(left) > 0;
  const about = { amount: formatMoney(left, currency, i18n.language), name: roomie.name };
  const send = async (): Promise<void> => {
    const answer = await settle({
      params: { id: roomie._id },
      query: { agreement_id },
      body: {
        returned_damaged_deposit: isReturned,
        returned: left,
        returned_damaged_form_description: how.trim(),
        returned_damaged_deposit_date: on,
        comments: comments.trim(),
      },
    });
    if (answer.error !== undefined) return;
    tell(t('deposits.settle.done'));
    onClose();
  };
  return (
    <FormFrame
      title={t(isReturned ? 'deposits.settle.heading' : 'deposits.settle.headingNothing', about)}
      text={t('deposits.settle.text')}
      submit={t('deposits.settle.open')}
      role="alertdialog"
      isDirty={how !== '' || comments !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={on !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {arrears !== null && isSome(arrears.owed) && (
        <Alert severity="info">
          {t('deposits.settle.stillOwed', {
            name: roomie.name,
            amount: formatMoney(arrears.owed, currency, i18n.language),
          })}
        </Alert>
      )}
      <TextField
        type="date"
        label={t(isReturned ? 'deposits.returnedOn' : 'deposits.settle.on')}
        value={on}
        onChange={({ target }) => {
          setOn(target.value);
        }}
        slotProps={{ htmlInput: { max: todayHere() } }}
        fullWidth
      />
      {isReturned && (
        <TextField
          label={t('deposits.how')}
          helperText={t('deposits.settle.howHint')}
          value={how}
          onChange={({ target }) => {
            setHow(target.value);
          }}
          fullWidth
          slotProps={{ htmlInput: { maxLength: LIMITS.depositWords } }}
        />
      )}
      <TextField
        label={t('deposits.settle.comments')}
        value={comments}
        onChange={({ target }) => {
          setComments(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.comments } }}
      />
    </FormFrame>
  );
}
