import { type Deposit, LIMITS } from '@common-roof/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useDisputeDeductionsMutation } from './deposits-api.ts';
import { disputable } from './what-can-be-done.ts';

/** Lets the roomie dispute deductions, with a reason. */
export function DisputeDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [dispute] = useDisputeDeductionsMutation();
  const all = disputable(deposit);
  // A single deduction is preselected.
  const [deductions] = useState(all.length === 1 ? all.map(({ _id }) => _id) : []);
  return (
    <FormDialog
      title={t('deposits.dispute.heading')}
      text={t('deposits.dispute.text')}
      submit={t('deposits.dispute.open')}
      schema={({ disputeDeductions }) => disputeDeductions.body}
      values={{ deductions, words: '' }}
      send={(body) => dispute({ params: { id: deposit._id }, body })}
      done={t('deposits.dispute.done', { name: deposit.homeowner.name })}
      canSubmit={({ deductions: chosen, words }) => chosen.length > 0 && words.trim() !== ''}
      onClose={onClose}
    >
      {({ field, set, values: { deductions: chosen } }) => (
        <>
          <Stack role="group" aria-label={t('deposits.deductions')}>
            {all.map(({ _id, reason, amount }) => (
              <FormControlLabel
                key={_id}
                control={
                  <Checkbox
                    checked={chosen.includes(_id)}
                    onChange={(_event, isChosen) => {
                      set({ deductions: isChosen ? [...chosen, _id] : chosen.filter((id) => id !== _id) });
                    }}
                  />
                }
                label={`${formatMoney(amount, deposit.currency, i18n.language)}: ${reason}`}
                sx={{ overflowWrap: 'anywhere' }}
              />
            ))}
          </Stack>
          <Field {...field('words')} label={t('deposits.dispute.words')} lines={3} most={LIMITS.depositWords} />
        </>
      )}
    </FormDialog>
  );
}
