import type { Message, Side } from '@common-roof/contracts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

import type { OutboxState } from '#lib/outbox/outbox.ts';
import { useAccountOutbox } from '#realtime/use-account-outbox.ts';
import { useChatCache } from '#features/living/chat/use-chat-cache.ts';
import { deliver } from './deliver.ts';
import type { OutboxEntry } from './outbox-entry.ts';

interface OutboxAccess extends OutboxState<OutboxEntry> {
  send: (entry: Omit<OutboxEntry, 'account_id' | 'client_id' | 'created_at' | 'failure'>) => void;
  resend: (clientId: string) => void;
  discard: (clientId: string) => void;
}

const OutboxContext = createContext<OutboxAccess | null>(null);

/** Runs the signed-in account's outbox on every page, not only in the chat. */
export function OutboxProvider({ accountId, children }: { accountId: string; children: ReactNode }) {
  const { storeMessages } = useChatCache();
  const kind = useMemo(
    () => ({
      name: 'common-roof.messages',
      deliver,
      laneOf: ({ conversation_id: id }: OutboxEntry) => id,
      onSent: (message: Message, { sender }: OutboxEntry) => {
        storeMessages(message.conversation_id, sender, [message]);
      },
    }),
    [storeMessages],
  );
  const { outbox, state } = useAccountOutbox(accountId, kind);
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

/** Returns a conversation's pending messages, written as `side`. */
export function useOutboxOf(conversationId: string, side: Side): readonly OutboxEntry[] {
  const { entries } = useOutbox();
  return useMemo(
    () => entries.filter((entry) => entry.conversation_id === conversationId && entry.sender === side),
    [conversationId, entries, side],
  );
}
