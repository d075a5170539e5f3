import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { logFailure } from '#lib/log.ts';
import { createOutbox, type Outbox, type OutboxParts, type OutboxState } from '#lib/outbox/outbox.ts';
import type { OutboxItem } from '#lib/outbox/outbox-item.ts';
import { createOutboxStore } from '#lib/outbox/outbox-store.ts';
import { createTabSignal } from '#lib/tab-signal.ts';
import { live } from './live.ts';

/** Without Web Locks, the server's `client_id` check alone prevents duplicates. */
function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

function later(work: () => void, ms: number): () => void {
  const timer = window.setTimeout(work, ms);
  return () => {
    window.clearTimeout(timer);
  };
}

type Kind<Entry extends OutboxItem, Result> = Pick<
  OutboxParts<Entry, Result>,
  'name' | 'deliver' | 'laneOf' | 'onSent'
>;

interface AccountOutbox<Entry extends OutboxItem, Result> {
  readonly outbox: Outbox<Entry, Result>;
  readonly state: OutboxState<Entry>;
}

/**
 * An outbox of the signed-in account, which sends waiting entries when the network is back, in whichever tab is first.
 * @param kind must be the same object for the same outbox
 */
export function useAccountOutbox<Entry extends OutboxItem, Result>(
  accountId: string,
  kind: Kind<Entry, Result>,
): AccountOutbox<Entry, Result> {
  const tabs = useMemo(() => createTabSignal(`${kind.name}.${accountId}`), [accountId, kind]);
  const outbox = useMemo(() => {
    const store = createOutboxStore<Entry>(kind.name);
    return createOutbox<Entry, Result>({ ...kind, accountId, store, exclusively, later, announce: tabs.announce });
  }, [accountId, kind, tabs]);

  useEffect(() => {
    const stopHearing = tabs.listen(() => void outbox.reload());
    const wake = (): void => void outbox.wake();
    const stopListening = live.onOnline(wake);
    window.addEventListener('online', wake);
    outbox.start().catch((cause: unknown) => {
      logFailure('The outbox could not be started', cause);
    });
    return () => {
      outbox.stop();
      stopListening();
      window.removeEventListener('online', wake);
      stopHearing();
    };
  }, [outbox, tabs]);

  return { outbox, state: useSyncExternalStore(outbox.subscribe, outbox.state) };
}
