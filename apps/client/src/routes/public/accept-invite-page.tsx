import { acceptInvite } from '#features/identity/accounts/sign-in/auth-calls.ts';
import { LinkPasswordPage } from './link-password-page.tsx';

export default function AcceptInvitePage() {
  return <LinkPasswordPage kind="invite" submit={acceptInvite} />;
}
