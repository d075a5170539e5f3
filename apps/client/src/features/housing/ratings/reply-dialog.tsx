import { LIMITS, type Rating } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useReplyToRatingMutation } from './ratings-api.ts';

/** Replies to a rating, once. */
export function ReplyDialog({ rating, onClose }: { rating: Rating; onClose: () => void }) {
  const { t } = useTranslation();
  const [reply] = useReplyToRatingMutation();
  return (
    <FormDialog
      title={t('ratings.reply.heading', { name: rating.author.first_name })}
      text={t('ratings.reply.text')}
      submit={t('ratings.reply.send')}
      width="xs"
      schema={({ replyToRating }) => replyToRating.body}
      values={{ text: '' }}
      send={(body) => reply({ params: { id: rating._id }, body })}
      done={t('ratings.reply.done')}
      canSubmit={({ text }) => text.trim() !== ''}
      onClose={onClose}
    >
      {({ field }) => (
        <Field
          {...field('text')}
          label={t('ratings.reply.label')}
          required
          autoFocus
          lines={3}
          most={LIMITS.ratingReply}
        />
      )}
    </FormDialog>
  );
}
