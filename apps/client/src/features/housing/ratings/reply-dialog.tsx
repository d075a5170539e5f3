import { LIMITS, type Rating } from '@common-roof/contracts';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { TextDialog } from '../../../ui/text-dialog.tsx';
import { useReplyToRatingMutation } from './ratings-api.ts';

/** Replies to a rating, once. */
export function ReplyDialog({ rating, onClose }: { rating: Rating; onClose: () => void }) {
  const { t } = useTranslation();
  const [reply, { isLoading, error }] = useReplyToRatingMutation();
  const send = async (text: string): Promise<boolean> => {
    const answer = await reply({ params: { id: rating._id }, body: { text } });
    if (answer.error !== undefined) return false;
    tell(t('ratings.reply.done'));
    return true;
  };
  return (
    <TextDialog
      title={t('ratings.reply.heading', { name: rating.author.first_name })}
      text={t('ratings.reply.text')}
      submit={t('ratings.reply.send')}
      label={t('ratings.reply.label')}
      most={LIMITS.ratingReply}
      isBusy={isLoading}
      error={refusalOf(error)}
      onSend={send}
      onClose={onClose}
    />
  );
}
