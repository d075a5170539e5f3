import { LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useAcknowledgeMoveReportMutation } from '#features/letting/move-reports/move-in-api.ts';

/** Acknowledges a report, with optional objections. */
export function AcknowledgeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [acknowledge] = useAcknowledgeMoveReportMutation();
  return (
    <FormDialog
      title={t('reports.view.acknowledgeHeading')}
      text={t('reports.view.acknowledgeText')}
      submit={t('reports.view.acknowledge')}
      schema={({ acknowledgeMoveReport }) => acknowledgeMoveReport.body}
      values={{ remarks: '' }}
      send={(body) => acknowledge({ params: { id }, body })}
      done={t('reports.view.acknowledgeDone')}
      onClose={onClose}
    >
      {({ field }) => (
        <Field {...field('remarks')} label={t('reports.view.remarks')} lines={3} most={LIMITS.reportRemarks} />
      )}
    </FormDialog>
  );
}
