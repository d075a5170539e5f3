import { type HomeownerApplication, LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { fullName } from '../../../lib/person.ts';
import { useDecideApplicationMutation } from './applications-api.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Rejects an application with a reason, which the applicant reads. */
export function RejectDialog({ application, onClose }: { application: HomeownerApplication; onClose: () => void }) {
  const { t } = useTranslation();
  const [decide, { isLoading, error }] = useDecideApplicationMutation();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';

  const reject = async (): Promise<void> => {
    setTried(true);
    if (isMissing) return;
    const answer = await decide({ body: { decision: 'reject', application_id: application._id, reason } });
    if (answer.error !== undefined) return;
    tell(t('applications.rejected', { name: fullName(application) }));
    onClose();
  };

  return (
    <FormFrame
      title={t('applications.rejectTitle', { name: fullName(application) })}
      text={t('applications.rejectText')}
      submit={t('applications.reject')}
      tone="error"
      isDirty={reason !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      onSubmit={() => void reject()}
      onClose={onClose}
    >
      <TextField
        label={t('applications.reason')}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
        }}
        multiline
        minRows={3}
        autoFocus
        error={isTried && isMissing}
        helperText={isTried && isMissing ? t('applications.wrong.reason') : undefined}
        slotProps={{ htmlInput: { maxLength: LIMITS.rejectionReason } }}
      />
    </FormFrame>
  );
}
