import { type Deposit, LIMITS } from '@common-roof/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { formatMoney } from '../../../lib/money.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDisputeDeductionsMutation } from './deposits-api.ts';
import { disputable } from './what-can-be-done.ts';

/** Lets the roomie dispute deductions, with a reason. */
export function DisputeDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const all = disputable(deposit);
  // A single deduction is preselected.
  const [begun] = useState<readonly string[]>(all.length === 1 ? all.map(({ _id }) => _id) : []);
  const [chosen, setChosen] = useState(begun);
  const [words, setWords] = useState('');
  const [dispute, { isLoading, error }] = useDisputeDeductionsMutation();
  const send = async (): Promise<void> => {
    const body = { deductions: [...chosen], words: words.trim() };
    const answer = await dispute({ params: { id: deposit._id }, body });
    if (answer.error !== undefined) return;
    tell(t('deposits.dispute.done', { name: deposit.homeowner.name }));
    onClose();
  };
  return (
    <FormFrame
      title={t('deposits.dispute.heading')}
      text={t('deposits.dispute.text')}
      submit={t('deposits.dispute.open')}
      isDirty={words !== '' || chosen !== begun}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={chosen.length > 0 && words.trim() !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Stack role="group" aria-label={t('deposits.deductions')}>
        {all.map(({ _id, reason, amount }) => (
          <FormControlLabel
            key={_id}
            control={
              <Checkbox
                checked={chosen.includes(_id)}
                onChange={(_event, isChosen) => {
                  setChosen(isChosen ? [...chosen, _id] : chosen.filter((id) => id !== _id));
                }}
              />
            }
            label={`${formatMoney(amount, deposit.currency, i18n.language)}: ${reason}`}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </Stack>
      <TextField
        label={t('deposits.dispute.words')}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
        }}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.depositWords } }}
      />
    </FormFrame>
  );
}
