import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { dateAndTime } from '../../../../lib/dates.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Struck } from './struck.ts';
import { useAppealFeedMutation } from './appeals-api.ts';

/** Says why a strike is wrong. */
export function AppealDialog({ struck, onClose }: { struck: Struck; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const [appeal, { isLoading, error }] = useAppealFeedMutation();
  const submit = async (): Promise<void> => {
    const answer = await appeal({ body: { ...struck.cause, appeal: text.trim() } });
    if (answer.error !== undefined) return;
    tell(t('appeals.open.done'));
    onClose();
  };
  return (
    <FormDialog
      title={t('appeals.open.heading', { chore: struck.chore })}
      text={t('assignment_id' in struck.cause ? 'appeals.open.text' : 'appeals.open.feedbackText', {
        until: dateAndTime(struck.until, i18n.language),
      })}
      submit={t('appeals.open.send')}
      width="xs"
      isDirty={text !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={text.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('assignment_id' in struck.cause ? 'appeals.open.why' : 'appeals.open.feedbackWhy')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        required
        autoFocus
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.appeal } }}
      />
    </FormDialog>
  );
}
