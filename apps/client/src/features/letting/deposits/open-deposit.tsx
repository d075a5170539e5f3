import type { Deposit } from '@common-roof/contracts';

import { todayHere } from '#lib/dates.ts';
import { lazyInView } from '#ui/lazy-in-view.tsx';
import { useNewestDepositQuery } from './deposits-api.ts';

/** The height of a deposit, so that the content below doesn't shift when it loads. */
const HEIGHT = 226;

const DepositAwaited = lazyInView(async () => (await import('./deposit-awaited.tsx')).DepositAwaited, HEIGHT);

/** Whether the roomie can still expect money from it or dispute it. */
const isOpen = ({ state, disputable_until: until, deductions }: Deposit): boolean =>
  state === 'held' || (until !== null && until >= todayHere() && deductions.length > 0);

/** The roomie's open deposit; nothing if there is none. */
export function OpenDeposit({ roomieId }: { roomieId: string }) {
  const { data } = useNewestDepositQuery({ id: roomieId });
  const deposit = data?.deposit ?? null;
  return deposit !== null && isOpen(deposit) ? <DepositAwaited deposit={deposit} /> : null;
}
