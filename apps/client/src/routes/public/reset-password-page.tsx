import { resetPassword } from '../../features/identity/auth/auth-calls.ts';
import { LinkPasswordPage } from './link-password-page.tsx';

/** All sessions have ended with the old password: they sign in with the new one. */
async function reset(token: string, newPassword: string): Promise<null> {
  await resetPassword(token, newPassword);
  return null;
}

export default function ResetPasswordPage() {
  return <LinkPasswordPage kind="reset" submit={reset} />;
}
