import type { Role } from '@common-roof/contracts';

import { useMe } from '#session/me-context.tsx';

export type HouseholdRole = Exclude<Role, 'admin'>;

/** Returns the reader's role in a house; admins are turned away by these pages' guards. */
export function useHouseholdRole(): HouseholdRole {
  const { userType } = useMe();
  return userType === 'admin' ? 'neatkeeper' : userType;
}
