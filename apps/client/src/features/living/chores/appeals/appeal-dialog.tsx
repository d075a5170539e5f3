import { LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useAppealFeedMutation } from './appeals-api.ts';
import type { Struck } from './struck.ts';

/** Appeals against a strike, with a reason. */
export function AppealDialog({ struck, onClose }: { struck: Struck; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [send] = useAppealFeedMutation();
  const isOfTurn = 'assignment_id' in struck.cause;
  return (
    <FormDialog
      title={t('appeals.open.heading', { chore: struck.chore })}
      text={t(isOfTurn ? 'appeals.open.text' : 'appeals.open.feedbackText', {
        until: dateAndTime(struck.until, i18n.language),
      })}
      submit={t('appeals.open.send')}
      width="xs"
      schema={({ appealFeed }) => appealFeed.body}
      values={{ appeal: '' }}
      body={({ appeal }) => ({ ...struck.cause, appeal })}
      send={(body) => send({ body })}
      done={t('appeals.open.done')}
      canSubmit={({ appeal }) => appeal.trim() !== ''}
      onClose={onClose}
    >
      {({ field }) => (
        <Field
          {...field('appeal')}
          label={t(isOfTurn ? 'appeals.open.why' : 'appeals.open.feedbackWhy')}
          required
          autoFocus
          lines={3}
          most={LIMITS.appeal}
        />
      )}
    </FormDialog>
  );
}
