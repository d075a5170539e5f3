import type { CoHomeownerArea, MyProfile } from '@common-roof/contracts';

import { useMe } from './me-context.tsx';

type Acting = NonNullable<Extract<MyProfile, { account_type: 'homeowner' }>['acting']>;

/** Returns who acts in this window for the account whose pages it shows; undefined for the account itself. */
export function useActing(): Acting | undefined {
  const { userData } = useMe();
  return userData.account_type === 'homeowner' ? userData.acting : undefined;
}

/** Returns whether the reader can use an area of the account: its owner all of them. */
export function useHasArea(area: CoHomeownerArea): boolean {
  const acting = useActing();
  return acting === undefined || acting.areas.includes(area);
}
