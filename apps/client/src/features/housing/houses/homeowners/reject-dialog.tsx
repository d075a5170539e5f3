import { type HomeownerApplication, LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useDecideApplicationMutation } from './applications-api.ts';

/** Rejects an application with a reason, which the applicant reads. */
export function RejectDialog({ application, onClose }: { application: HomeownerApplication; onClose: () => void }) {
  const { t } = useTranslation();
  const [decide] = useDecideApplicationMutation();
  const { _id: application_id } = application;
  return (
    <FormDialog
      title={t('applications.rejectTitle', { name: fullName(application) })}
      text={t('applications.rejectText')}
      submit={t('applications.reject')}
      tone="error"
      schema={({ addHomeownerApplicant }) => addHomeownerApplicant.body}
      values={{ reason: '' }}
      body={({ reason }) => ({ decision: 'reject' as const, application_id, reason })}
      send={(body) => decide({ body })}
      done={t('applications.rejected', { name: fullName(application) })}
      onClose={onClose}
    >
      {({ field }) => (
        <Field
          {...field('reason', t('applications.wrong.reason'))}
          label={t('applications.reason')}
          lines={3}
          autoFocus
          most={LIMITS.rejectionReason}
        />
      )}
    </FormDialog>
  );
}
