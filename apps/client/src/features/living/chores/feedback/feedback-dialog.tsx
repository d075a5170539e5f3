import { LIMITS } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useGiveFeedbackMutation } from './feedback-api.ts';
import { FeedbackList } from './feedback-list.tsx';

interface SayDialogProps {
  chore: { readonly _id: string; readonly name: string };
  houseId: string;
  onClose: () => void;
}

/** Adds feedback on a chore, above the earlier ones. */
export function FeedbackDialog({ chore, houseId, onClose }: SayDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [give, { isLoading, error }] = useGiveFeedbackMutation();
  const submit = async (): Promise<void> => {
    const answer = await give({ params: { id: chore._id }, body: { feedback: text.trim() } });
    if (answer.error !== undefined) return;
    setText('');
    tell(t('said.sent'));
  };
  return (
    <FormFrame
      title={t('said.heading', { chore: chore.name })}
      submit={t('said.send')}
      isDirty={text.trim() !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={text.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('said.field')}
        helperText={t('said.hint')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.choreFeedback } }}
      />
      <FeedbackList
        about={{ houseId, choreId: chore._id }}
        empty={<Typography sx={{ color: 'text.secondary' }}>{t('said.emptyChore')}</Typography>}
      />
    </FormFrame>
  );
}
