import { LIMITS } from '@common-roof/contracts';
import { type SubmitEvent, useState } from 'react';

import { isApiError } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useAcknowledgeMoveReportMutation } from '../move-in-api.ts';

/** That a report was read, with what is seen otherwise. */
export function AcknowledgeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [remarks, setRemarks] = useState('');
  const [error, setError] = useState<string>();
  const [acknowledge, { isLoading }] = useAcknowledgeMoveReportMutation();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    try {
      await acknowledge({ params: { id }, body: { remarks } }).unwrap();
      tell(t('reports.view.acknowledgeDone'));
      onClose();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.message);
    }
  };
  return (
    <FormDialog
      title={t('reports.view.acknowledgeHeading')}
      text={t('reports.view.acknowledgeText')}
      submit={t('reports.view.acknowledge')}
      isDirty={remarks !== ''}
      isBusy={isLoading}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('reports.view.remarks')}
        value={remarks}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.reportRemarks } }}
        onChange={({ target }) => {
          setRemarks(target.value);
        }}
      />
    </FormDialog>
  );
}
