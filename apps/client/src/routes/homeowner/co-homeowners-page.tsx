import { CoHomeowners } from '#features/identity/accounts/co-homeowners/co-homeowners.tsx';

export default function CoHomeownersPage() {
  return <CoHomeowners />;
}
