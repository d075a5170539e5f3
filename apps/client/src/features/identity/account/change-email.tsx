import type { MyProfile } from '@common-roof/contracts';
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
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeEmailMutation } from './account-api.ts';

export function ChangeEmail({ me }: { me: MyProfile }) {
  const { t } = useTranslation();
  const [change] = useChangeEmailMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    resolver: contractResolver(({ changeEmail }) => changeEmail.body),
    defaultValues: { new_email: '', current_password: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty && !isSubmitting);
  const waiting = sentTo ?? me.new_email;

  const submit = form.handleSubmit(async (body) => {
    try {
      await change({ body }).unwrap();
      form.reset();
      setSentTo(body.new_email);
    } catch (error) {
      showFormError(error, ['new_email', 'current_password'], form.setError);
    }
  });

  return (
    <Section id="change-email" title={t('profile.changeEmail.heading')}>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event) => void submit(event)}
        sx={{ px: { xs: 2, sm: 3 }, pb: 3, maxWidth: 480 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('profile.changeEmail.lead', { email: me.email })}</Typography>
        {waiting !== null && (
          <Alert severity="info" role="status">
            {t('profile.changeEmail.waiting', { email: waiting })}
          </Alert>
        )}
        {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
        <TextField
          {...fieldProps(form, 'new_email', { wrong: t('shell.wrongEmail') })}
          label={t('profile.changeEmail.newEmail')}
          type="email"
          autoComplete="email"
        />
        <PasswordField
          {...fieldProps(form, 'current_password', { wrong: t('signIn.field.password') })}
          label={t('account.currentPassword')}
          autoComplete="current-password"
        />
        <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
          {t('profile.changeEmail.submit')}
        </Button>
      </Stack>
    </Section>
  );
}
