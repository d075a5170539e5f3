import type { Role } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { ask } from '../../../api/ask.ts';
import { checkedBy } from '../../../api/checked-by.ts';
import { showFormError } from '../../../api/form-errors.ts';
import { session } from '../../../session/session.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { accountType } from './account-type.ts';
import { AccountTypeField } from './account-type-field.tsx';
import { fieldProps } from '../../../ui/field-props.ts';
import { TextField } from '../../../ui/text-field.tsx';

export function SignInForm({ onSignedIn }: { onSignedIn: (role: Role) => void }) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: checkedBy(({ login }) => login.body),
    defaultValues: { email: '', password: '', account_type: accountType.last() },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    accountType.remember(body.account_type);
    try {
      const { user, token } = await ask('login', { body });
      session.begin(token);
      onSignedIn(user.account_type);
    } catch (error) {
      showFormError(error, ['email', 'password', 'account_type'], form.setError);
      form.setFocus('password');
    }
  });

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
      <PasswordField
        {...fieldProps(form, 'password', { wrong: t('signIn.field.password') })}
        label={t('signIn.password')}
        autoComplete="current-password"
      />
      <AccountTypeField {...form.register('account_type')} />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t('signIn.submit')}
      </Button>
      <Link component={RouterLink} to={paths.forgotPassword} sx={{ alignSelf: 'center', py: 1 }}>
        {t('signIn.forgotten')}
      </Link>
    </Stack>
  );
}
