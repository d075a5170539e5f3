import { LIMITS, type Rating } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useReplyToRatingMutation } from './ratings-api.ts';

/** Answers what somebody said, once. */
export function ReplyDialog({ rating, onClose }: { rating: Rating; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [reply, { isLoading, error }] = useReplyToRatingMutation();
  const submit = async (): Promise<void> => {
    const answer = await reply({ params: { id: rating._id }, body: { text: text.trim() } });
    if (answer.error !== undefined) return;
    tell(t('ratings.reply.done'));
    onClose();
  };
  return (
    <FormDialog
      title={t('ratings.reply.heading', { name: rating.author.first_name })}
      text={t('ratings.reply.text')}
      submit={t('ratings.reply.send')}
      width="xs"
      isDirty={text !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={text.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('ratings.reply.label')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        required
        autoFocus
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.ratingReply } }}
      />
    </FormDialog>
  );
}
