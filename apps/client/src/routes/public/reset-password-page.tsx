import { useResetPasswordMutation } from '../../features/identity/auth/auth-api.ts';
import { LinkPasswordPage } from './link-password-page.tsx';

export default function ResetPasswordPage() {
  const [setPassword] = useResetPasswordMutation();
  return (
    <LinkPasswordPage
      kind="reset"
      submit={(token, newPassword) => setPassword({ body: { token, new_password: newPassword } }).unwrap()}
    />
  );
}
