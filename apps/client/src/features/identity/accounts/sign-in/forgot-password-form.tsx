import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { callPublic } from '#api/call-public.ts';
import { contractResolver } from '#api/contract-resolver.ts';
import { showFormError } from '#api/form-errors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { accountType } from './account-type.ts';
import { AccountTypeField } from './account-type-field.tsx';
import { fieldProps } from '#ui/field-props.ts';
import { TextField } from '#ui/text-field.tsx';

export function ForgotPasswordForm() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    resolver: contractResolver(({ forgotPassword }) => forgotPassword.body),
    defaultValues: { email: '', account_type: accountType.last() },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await callPublic('POST /api/auth/forgot-password', { body });
      setSentTo(body.email);
    } catch (error) {
      showFormError(error, ['email', 'account_type'], form.setError);
    }
  });

  if (sentTo !== null) return <Alert severity="success">{t('signIn.forgot.done', { email: sentTo })}</Alert>;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <TextField
        {...fieldProps(form, 'email', { wrong: t('shell.wrongEmail') })}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        fullWidth
        autoFocus
      />
      <AccountTypeField {...form.register('account_type')} />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t('signIn.forgot.submit')}
      </Button>
    </Stack>
  );
}
