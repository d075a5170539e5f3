import type { Role } from '@common-roof/contracts';

import { useMe } from '../../../session/me-context.tsx';

export function useReader(): { readonly id: string; readonly role: Role } {
  const { userType: role, userData } = useMe();
  return { id: userData._id, role };
}
