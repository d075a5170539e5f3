import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';

import { contractResolver } from '#api/contract-resolver.ts';
import { showFormError } from '#api/form-errors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { PasswordField } from '#ui/password-field.tsx';

const resolver = contractResolver(({ resetPassword, newPassword }) =>
  resetPassword.body
    ?.pick({ new_password: true })
    .extend({ repeated: newPassword })
    .refine(({ new_password, repeated }) => new_password === repeated, { path: ['repeated'] }),
);

interface SetPasswordFormProps {
  submitLabel: string;
  /** Rejects with the server's message. */
  onSubmit: (newPassword: string) => Promise<void>;
}

/** Sets a password with a one-time link. It is typed twice, because the link works once. */
export function SetPasswordForm({ submitLabel, onSubmit }: SetPasswordFormProps) {
  const { t } = useTranslation();
  const form = useForm({ resolver, defaultValues: { new_password: '', repeated: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values.new_password);
    } catch (error) {
      showFormError(error, ['new_password'], form.setError);
    }
  });

  const weak = errors.new_password;
  const passwordHelp =
    weak === undefined
      ? t('signIn.passwordHint', { min: LIMITS.passwordMin })
      : weak.type === 'server'
        ? weak.message
        : t('signIn.field.tooShort', { min: LIMITS.passwordMin });

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <PasswordField
        {...form.register('new_password')}
        label={t('signIn.newPassword')}
        autoComplete="new-password"
        error={weak !== undefined}
        helperText={passwordHelp}
        autoFocus
      />
      <PasswordField
        {...form.register('repeated')}
        label={t('signIn.repeatPassword')}
        autoComplete="new-password"
        error={errors.repeated !== undefined}
        helperText={errors.repeated === undefined ? undefined : t('signIn.field.differs')}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
