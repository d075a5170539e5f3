import { LIMITS } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
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
  const [give] = useGiveFeedbackMutation();
  return (
    <FormDialog
      title={t('said.heading', { chore: chore.name })}
      submit={t('said.send')}
      schema={({ giveChoreFeedback }) => giveChoreFeedback.body}
      values={{ feedback: '' }}
      send={(body) => give({ params: { id: chore._id }, body })}
      done={t('said.sent')}
      // It stays open, and shows what was said.
      onDone={(_, { reset }) => {
        reset();
      }}
      canSubmit={({ feedback }) => feedback.trim() !== ''}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field
            {...field('feedback')}
            label={t('said.field')}
            hint={t('said.hint')}
            lines={2}
            most={LIMITS.choreFeedback}
          />
          <FeedbackList
            about={{ houseId, choreId: chore._id }}
            empty={<Typography sx={{ color: 'text.secondary' }}>{t('said.emptyChore')}</Typography>}
          />
        </>
      )}
    </FormDialog>
  );
}
