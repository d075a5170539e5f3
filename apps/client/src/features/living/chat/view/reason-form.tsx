import { LIMITS } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Resolver, useForm } from 'react-hook-form';

import { useTranslation } from '#i18n/use-translation.ts';
import { countCodePoints } from '#lib/text.ts';
import { TextField } from '#ui/text-field.tsx';

const LEAST = 10;
const resolver: Resolver<{ reason: string }> = (values) => {
  const isFit = values.reason.trim().length >= LEAST && countCodePoints(values.reason) <= LIMITS.reason;
  return isFit ? { values, errors: {} } : { values: {}, errors: { reason: { type: 'schema' } } };
};

/** Asks for a reason before private messages are read, which is logged. */
export function ReasonForm({ onReason }: { onReason: (reason: string) => void }) {
  const { t } = useTranslation();
  const form = useForm({ resolver, defaultValues: { reason: '' } });
  const { errors } = form.formState;
  return (
    <Paper
      component="form"
      noValidate
      variant="outlined"
      onSubmit={(event) =>
        void form.handleSubmit(({ reason }) => {
          onReason(reason.trim());
        })(event)
      }
      sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 640, borderColor: 'divider' }}
    >
      <Typography variant="h2">{t('houseChats.reasonHeading')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{t('houseChats.reasonText')}</Typography>
      <TextField
        {...form.register('reason')}
        label={t('houseChats.reason')}
        placeholder={t('houseChats.reasonPlaceholder')}
        fullWidth
        multiline
        minRows={2}
        autoFocus
        error={errors.reason !== undefined}
        helperText={errors.reason === undefined ? undefined : t('houseChats.short')}
      />
      <Button type="submit" variant="contained" sx={{ mt: 3 }}>
        {t('houseChats.open')}
      </Button>
    </Paper>
  );
}
