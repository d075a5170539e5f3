import type { Role } from '@common-roof/contracts';

import { useMe } from './me-context.tsx';

/** Who looks at a page. */
export interface PageReader {
  readonly id: string;
  readonly role: Role;
}

export function useReader(): PageReader {
  const { userType: role, userData } = useMe();
  return { id: userData._id, role };
}

/** The stay of the reader that is to begin, where they live nowhere yet. */
export function useArrival() {
  const { userData } = useMe();
  return userData.account_type === 'roomie' ? userData.arrival : null;
}

/** A roomie who has moved out, or not moved in yet: what is about the house one lives in is refused to them. */
export function useLivesNowhere(): boolean {
  const { userData } = useMe();
  return userData.account_type === 'roomie' && userData.house === null;
}
