import type { Side } from '@common-roof/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

import { logFailure } from '../../../../lib/log.ts';
import { createTabSignal } from '../../../../lib/tab-signal.ts';
import { live } from '../../../../realtime/live.ts';
import { useChatCache } from '../use-chat-cache.ts';
import { deliver } from './deliver.ts';
import { createOutbox, type Outbox, type OutboxState } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { createOutboxStore } from './outbox-store.ts';

interface OutboxAccess extends OutboxState {
  send: (entry: Pick<OutboxEntry, 'conversation_id' | 'sender' | 'text' | 'reply_to'>) => void;
  resend: (clientId: string) => void;
  discard: (clientId: string) => void;
}

const OutboxContext = createContext<OutboxAccess | null>(null);

/** Without Web Locks the server's `client_id` alone makes sure that nothing is stored twice. */
function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

function later(work: () => void, ms: number): () => void {
  const timer = window.setTimeout(work, ms);
  return () => {
    window.clearTimeout(timer);
  };
}

function useAccountOutbox(accountId: string): Outbox {
  const { storeMessages } = useChatCache();
  const tabs = useMemo(() => createTabSignal(`common-roof.outbox.${accountId}`), [accountId]);
  const outbox = useMemo(
    () =>
      createOutbox({
        accountId,
        store: createOutboxStore(),
        deliver,
        onSent: (message, { sender }) => {
          storeMessages(message.conversation_id, sender, [message]);
        },
        exclusively,
        later,
        announce: tabs.announce,
      }),
    [accountId, storeMessages, tabs],
  );

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

  return outbox;
}

/** Runs the outbox of the signed-in account on every page, not only while the chat is open. */
export function OutboxProvider({ accountId, children }: { accountId: string; children: ReactNode }) {
  const outbox = useAccountOutbox(accountId);
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const access = useMemo<OutboxAccess>(
    () => ({
      ...state,
      send: (written) => {
        void outbox.enqueue({
          ...written,
          account_id: accountId,
          client_id: crypto.randomUUID(),
          created_at: new Date().toISOString(),
          failure: null,
        });
      },
      resend: (clientId) => void outbox.resend(clientId),
      discard: (clientId) => void outbox.discard(clientId),
    }),
    [accountId, outbox, state],
  );
  return <OutboxContext value={access}>{children}</OutboxContext>;
}

export function useOutbox(): OutboxAccess {
  const access = useContext(OutboxContext);
  if (access === null) throw new Error('useOutbox is for pages inside the OutboxProvider');
  return access;
}

/** What of a conversation is on its way, written as `side`. */
export function useOutboxOf(conversationId: string, side: Side): readonly OutboxEntry[] {
  const { entries } = useOutbox();
  return useMemo(
    () => entries.filter((entry) => entry.conversation_id === conversationId && entry.sender === side),
    [conversationId, entries, side],
  );
}
