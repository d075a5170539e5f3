import type { Role } from '@common-roof/contracts';

import { useMe } from './me-context.tsx';

/** The user who looks at a page. */
export interface PageReader {
  readonly id: string;
  readonly role: Role;
}

export function useReader(): PageReader {
  const { userType: role, userData } = useMe();
  return { id: userData._id, role };
}

/** Returns the reader's coming stay, if they don't live anywhere yet. */
export function useArrival() {
  const { userData } = useMe();
  return userData.account_type === 'roomie' ? userData.arrival : null;
}

/**
 * Whether the reader is a roomie who has moved out, or not moved in yet: the server rejects requests about a current
 * house.
 */
export function useLivesNowhere(): boolean {
  const { userData } = useMe();
  return userData.account_type === 'roomie' && userData.house === null;
}
