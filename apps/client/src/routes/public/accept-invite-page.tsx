import { useAcceptInviteMutation } from '../../features/identity/auth/auth-api.ts';
import { LinkPasswordPage } from './link-password-page.tsx';

export default function AcceptInvitePage() {
  const [setPassword] = useAcceptInviteMutation();
  return (
    <LinkPasswordPage
      kind="invite"
      submit={(token, newPassword) => setPassword({ body: { token, new_password: newPassword } }).unwrap()}
    />
  );
}
