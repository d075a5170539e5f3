import { resetPassword } from '#features/identity/accounts/sign-in/auth-calls.ts';
import { LinkPasswordPage } from './link-password-page.tsx';

/** Resets the password. All sessions ended with the old one, so the user has to sign in. */
async function reset(token: string, newPassword: string): Promise<null> {
  await resetPassword(token, newPassword);
  return null;
}

export default function ResetPasswordPage() {
  return <LinkPasswordPage kind="reset" submit={reset} />;
}
