import type { Role } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { arePasskeysPossible } from '#lib/passkeys.ts';
import { paths } from '#lib/paths.ts';
import { isApiError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import type { Args } from '#api/calls.ts';
import { schemaOf, warmSchemas } from '#api/contract-resolver.ts';
import { useAttempt } from '#api/use-attempt.ts';
import { session } from '#session/session.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { accountType } from './account-type.ts';
import { AccountTypeField } from './account-type-field.tsx';
import { Loading } from '#ui/loading.tsx';
import { TextField } from '#ui/text-field.tsx';

const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));

type Field = 'email' | 'password';

/** Built without the form library: first-time visitors wait for this page, and it has two fields and a choice. */
export function SignInForm({ onSignedIn }: { onSignedIn: (role: Role) => void }) {
  const { t } = useTranslation();
  const { isBusy, refusal, attempt } = useAttempt();
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [backWith, setBackWith] = useState<string>();

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const login = await schemaOf((all) => all.login.body);
    const checked = login.safeParse(Object.fromEntries(new FormData(form)));
    const found = (['email', 'password'] as const).filter((field) =>
      checked.error?.issues.some(({ path }) => path[0] === field),
    );
    setWrong(found);
    const [first = 'password'] = found;
    const isDone = checked.success && (await attempt(() => signIn(checked.data)));
    const input = form.elements.namedItem(first);
    if (!isDone && input instanceof HTMLElement) input.focus();
  };
  const signIn = async (body: Args<'POST /api/login'>['body']): Promise<void> => {
    accountType.remember(body.account_type);
    try {
      const { user, token } = await callPublic('POST /api/login', { body });
      session.begin(token);
      onSignedIn(user.account_type);
    } catch (error) {
      if (!isApiError(error) || error.challenge === undefined) throw error;
      setChallenge(error.challenge);
    }
  };
  const signInByPasskey = async (): Promise<void> => {
    const { signInWithPasskey } = await import('./passkey-sign-in.ts');
    const role = await signInWithPasskey();
    if (role !== null) onSignedIn(role);
  };
  const field = (name: Field, hint: string) => ({
    name,
    error: wrong.includes(name),
    helperText: wrong.includes(name) ? hint : undefined,
    onChange: () => {
      setWrong(wrong.filter((each) => each !== name));
    },
  });

  if (challenge !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <SecondStepForm
          challenge={challenge}
          onSignedIn={onSignedIn}
          onClose={(why) => {
            setBackWith(why);
            setChallenge(null);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      // Not before: their code would delay the first keystroke.
      onInput={warmSchemas}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      {refusal === undefined && backWith !== undefined && <Alert severity="info">{backWith}</Alert>}
      <TextField
        {...field('email', t('shell.wrongEmail'))}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        fullWidth
        autoFocus
      />
      <PasswordField
        {...field('password', t('signIn.field.password'))}
        label={t('signIn.password')}
        autoComplete="current-password"
      />
      <AccountTypeField name="account_type" defaultValue={accountType.last()} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('signIn.submit')}
      </Button>
      {arePasskeysPossible() && (
        <Button variant="outlined" size="large" disabled={isBusy} onClick={() => void attempt(signInByPasskey)}>
          {t('signIn.passkey')}
        </Button>
      )}
      <Link component={RouterLink} to={paths.forgotPassword} sx={{ alignSelf: 'center', py: 1 }}>
        {t('signIn.forgotten')}
      </Link>
    </Stack>
  );
}
