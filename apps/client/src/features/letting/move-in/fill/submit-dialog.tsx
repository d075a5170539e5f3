import { LIMITS } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useAttempt } from '../../../../api/use-attempt.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface SubmitDialogProps {
  /** Number of items without a condition. */
  unlooked: number;
  name: string;
  onSubmit: (signature: string) => Promise<unknown>;
  onClose: () => void;
}

/** The last check before a report becomes final: missing items, and the signature. */
export function SubmitDialog({ unlooked, name, onSubmit, onClose }: SubmitDialogProps) {
  const { t } = useTranslation();
  const [signature, setSignature] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, refusal, attempt } = useAttempt();
  const isMissing = isChecked && signature.trim() === '';

  const submit = async (): Promise<void> => {
    setIsChecked(true);
    if (signature.trim() !== '') await attempt(() => onSubmit(signature.trim()));
  };
  return (
    <FormFrame
      title={t('reports.fill.submitHeading')}
      text={t('reports.fill.submitText')}
      submit={t('reports.fill.submit')}
      isDirty={false}
      isBusy={isBusy}
      error={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {unlooked > 0 && <Typography>{t('reports.fill.unlooked', { count: unlooked })}</Typography>}
      <TextField
        label={t('reports.fill.name')}
        placeholder={name}
        value={signature}
        autoComplete="name"
        required
        fullWidth
        error={isMissing}
        helperText={isMissing ? t('reports.fill.needsName') : t('reports.fill.nameHint')}
        slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
        onChange={({ target }) => {
          setSignature(target.value);
        }}
      />
    </FormFrame>
  );
}
