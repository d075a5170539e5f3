import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { contractResolver } from '../../../api/contract-resolver.ts';
import { showFormError } from '../../../api/form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useUnsaved } from '../../../lib/unsaved.ts';
import { fieldProps } from '../../../ui/field-props.ts';
import { Section } from '../../../ui/page.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useChangePasswordMutation } from './account-api.ts';

export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const [change] = useChangePasswordMutation();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    resolver: contractResolver(({ changePassword }) => changePassword.body),
    defaultValues: { current_password: '', new_password: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (body) => {
    setDone(false);
    try {
      await change({ body }).unwrap();
      form.reset();
      setDone(true);
    } catch (error) {
      showFormError(error, ['current_password', 'new_password'], form.setError);
    }
  });
  return (
    <Section id="change-password" title={t('ownAccount.password')}>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event) => void submit(event)}
        sx={{ px: { xs: 2, sm: 3 }, pb: 3, maxWidth: 480 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('ownAccount.passwordLead')}</Typography>
        {isDone && <Alert severity="success">{t('ownAccount.changed')}</Alert>}
        {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...fieldProps(form, 'current_password', { wrong: t('signIn.field.password') })}
          label={t('account.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldProps(form, 'new_password', {
            wrong: t('signIn.field.tooShort', { min: LIMITS.passwordMin }),
            hint: t('signIn.passwordHint', { min: LIMITS.passwordMin }),
          })}
          label={t('signIn.newPassword')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
          {t('ownAccount.change')}
        </Button>
      </Stack>
    </Section>
  );
}
