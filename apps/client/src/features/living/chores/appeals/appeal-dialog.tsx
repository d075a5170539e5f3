import { LIMITS } from '@common-roof/contracts';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { dateAndTime } from '../../../../lib/dates.ts';
import { TextDialog } from '../../../../ui/text-dialog.tsx';
import type { Struck } from './struck.ts';
import { useAppealFeedMutation } from './appeals-api.ts';

/** Appeals against a strike, with a reason. */
export function AppealDialog({ struck, onClose }: { struck: Struck; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [appeal, { isLoading, error }] = useAppealFeedMutation();
  const isOfTurn = 'assignment_id' in struck.cause;
  const send = async (text: string): Promise<boolean> => {
    const answer = await appeal({ body: { ...struck.cause, appeal: text } });
    if (answer.error !== undefined) return false;
    tell(t('appeals.open.done'));
    return true;
  };
  return (
    <TextDialog
      title={t('appeals.open.heading', { chore: struck.chore })}
      text={t(isOfTurn ? 'appeals.open.text' : 'appeals.open.feedbackText', {
        until: dateAndTime(struck.until, i18n.language),
      })}
      submit={t('appeals.open.send')}
      label={t(isOfTurn ? 'appeals.open.why' : 'appeals.open.feedbackWhy')}
      most={LIMITS.appeal}
      isBusy={isLoading}
      error={refusalOf(error)}
      onSend={send}
      onClose={onClose}
    />
  );
}
