import { LIMITS } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

interface SubmitDialogProps {
  /** Number of items without a condition. */
  unlooked: number;
  name: string;
  /** @throws ApiError */
  onSubmit: (signature: string) => Promise<unknown>;
  onClose: () => void;
}

/** The last check before a report becomes final: missing items, and the signature. */
export function SubmitDialog({ unlooked, name, onSubmit, onClose }: SubmitDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      title={t('reports.fill.submitHeading')}
      text={t('reports.fill.submitText')}
      submit={t('reports.fill.submit')}
      schema={({ submitMoveReport }) => submitMoveReport.body}
      values={{ signature: '' }}
      send={async ({ signature }) => {
        await onSubmit(signature ?? '');
        return true;
      }}
      onDone={() => undefined}
      isDisposable
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {unlooked > 0 && <Typography>{t('reports.fill.unlooked', { count: unlooked })}</Typography>}
          <Field
            {...field('signature', t('reports.fill.needsName'))}
            label={t('reports.fill.name')}
            placeholder={name}
            hint={t('reports.fill.nameHint')}
            autoComplete="name"
            required
            most={LIMITS.name}
          />
        </>
      )}
    </FormDialog>
  );
}
