import type { Deposit } from '@common-roof/contracts';

import { todayHere } from '../../../lib/dates.ts';
import { lazyInView } from '../../../ui/lazy-in-view.tsx';
import { useNewestDepositQuery } from './deposits-api.ts';

/** As high as one is: what stands below doesn't move when it comes. */
const HEIGHT = 226;

const DepositAwaited = lazyInView(async () => (await import('./deposit-awaited.tsx')).DepositAwaited, HEIGHT);

/** Whether its roomie waits for something of it, or can still say something about it. */
const isOpen = ({ state, disputable_until: until, deductions }: Deposit): boolean =>
  state === 'held' || (until !== null && until >= todayHere() && deductions.length > 0);

/** The deposit that a roomie waits for; nothing where none is open. */
export function OpenDeposit({ roomieId }: { roomieId: string }) {
  const { data } = useNewestDepositQuery({ id: roomieId });
  const deposit = data?.deposit ?? null;
  return deposit !== null && isOpen(deposit) ? <DepositAwaited deposit={deposit} /> : null;
}
