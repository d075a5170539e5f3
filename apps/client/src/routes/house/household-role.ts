import type { Role } from '@common-roof/contracts';

import { useMe } from '../../session/me-context.tsx';

export type HouseholdRole = Exclude<Role, 'admin'>;

/** Who has to do with a house: its pages are not for admins, whom their guard turns away. */
export function useHouseholdRole(): HouseholdRole {
  const { userType } = useMe();
  return userType === 'admin' ? 'neatkeeper' : userType;
}
