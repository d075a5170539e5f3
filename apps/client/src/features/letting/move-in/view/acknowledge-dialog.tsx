import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useAcknowledgeMoveReportMutation } from '../move-in-api.ts';

/** Acknowledges a report, with optional objections. */
export function AcknowledgeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [remarks, setRemarks] = useState('');
  const [acknowledge, { isLoading, error }] = useAcknowledgeMoveReportMutation();
  const submit = async (): Promise<void> => {
    const answer = await acknowledge({ params: { id }, body: { remarks } });
    if (answer.error !== undefined) return;
    tell(t('reports.view.acknowledgeDone'));
    onClose();
  };
  return (
    <FormFrame
      title={t('reports.view.acknowledgeHeading')}
      text={t('reports.view.acknowledgeText')}
      submit={t('reports.view.acknowledge')}
      isDirty={remarks !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      onSubmit={() => void submit()}
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
    </FormFrame>
  );
}
