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
