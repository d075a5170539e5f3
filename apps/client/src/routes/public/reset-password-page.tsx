import { resetPassword } from '../../features/identity/auth/auth-calls.ts';
import { LinkPasswordPage } from './link-password-page.tsx';

export default function ResetPasswordPage() {
  return <LinkPasswordPage kind="reset" submit={resetPassword} />;
}
