import type { Message } from '@common-roof/contracts';

import { logFailure } from '../../../../lib/log.ts';
import type { Delivery } from './deliver.ts';
import { isWaiting, type OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface OutboxState {
  entries: readonly OutboxEntry[];
  /** The `client_id`s under way in this tab. */
  sending: ReadonlySet<string>;
}

export interface OutboxParts {
  accountId: string;
  store: OutboxStore;
  deliver: (entry: OutboxEntry) => Promise<Delivery>;
  /** Called before the entry leaves the outbox, so that the message is never in neither place. */
  onSent: (message: Message, entry: OutboxEntry) => void;
  /** Runs `work` while no other tab runs it for the same account. */
  exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Calls back after a while; returns how to call it off. */
  later: (work: () => void, ms: number) => () => void;
  /** Tells the other tabs that the stored entries changed. */
  announce: () => void;
}

const groupByConversation = (entries: readonly OutboxEntry[]): OutboxEntry[][] => [
  ...Map.groupBy(entries, ({ conversation_id: id }) => id).values(),
];

/**
 * Messages on their way: kept in the store until acknowledged, sent in order within a conversation, by one tab at a time.
 * A message refused for good is marked and lets the ones behind it pass.
 */
export function createOutbox({ accountId, store, deliver, onSent, exclusively, later, announce }: OutboxParts) {
  const listeners = new Set<() => void>();
  let state: OutboxState = { entries: [], sending: new Set() };
  let flushing: Promise<void> | null = null;
  let timesAsked = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let cancelPause: (() => void) | null = null;
  let isStopped = true;

  const update = (next: Partial<OutboxState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const reload = async (): Promise<void> => {
    update({ entries: await store.all(accountId) });
  };
  const setSending = (id: string, isSending: boolean): void => {
    const sending = new Set(state.sending);
    if (isSending) sending.add(id);
    else sending.delete(id);
    update({ sending });
  };
  const change = async (work: Promise<void>): Promise<void> => {
    await work;
    await reload();
    announce();
  };

  function pause(afterMs: number | null): void {
    if (isStopped) return;
    cancelPause?.();
    cancelPause = later(() => void flush(), afterMs ?? pauseMs);
    if (afterMs === null) pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** False: has to wait, and so have those behind it. */
  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    setSending(entry.client_id, true);
    try {
      const delivery = await deliver(entry);
      if (delivery.kind === 'later') {
        pause(delivery.afterMs);
        return false;
      }
      pauseMs = FIRST_PAUSE_MS;
      if (delivery.kind === 'sent') onSent(delivery.message, entry);
      await change(
        delivery.kind === 'sent' ? store.remove(entry.client_id) : store.fail(entry.client_id, delivery.reason),
      );
      return true;
    } finally {
      setSending(entry.client_id, false);
    }
  }

  async function sendInOrder(entries: readonly OutboxEntry[]): Promise<boolean> {
    for (const entry of entries) {
      if (isStopped || !(await sendOne(entry))) return false;
    }
    return true;
  }

  async function drain(): Promise<void> {
    for (;;) {
      const waiting = (await store.all(accountId)).filter(isWaiting);
      if (waiting.length === 0 || isStopped) return;
      const went = await Promise.all(groupByConversation(waiting).map(sendInOrder));
      if (!went.every(Boolean)) return;
    }
  }

  async function run(): Promise<void> {
    let round: number;
    do {
      round = timesAsked;
      await exclusively(`common-roof.outbox.${accountId}`, drain);
      await reload();
    } while (round !== timesAsked && !isStopped);
  }

  /** Sends what waits. Asked while under way, it looks once more at the end. */
  function flush(): Promise<void> {
    if (isStopped) return Promise.resolve();
    timesAsked += 1;
    flushing ??= run()
      .catch((cause: unknown) => {
        logFailure('The outbox could not be sent', cause);
        pause(null);
      })
      .finally(() => {
        flushing = null;
      });
    return flushing;
  }

  return {
    state: (): OutboxState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload,
    flush,
    start: async (): Promise<void> => {
      isStopped = false;
      await reload();
      await flush();
    },
    /** The network is back: no reason to wait out the pause. */
    wake: (): Promise<void> => {
      cancelPause?.();
      pauseMs = FIRST_PAUSE_MS;
      return flush();
    },
    enqueue: async (entry: OutboxEntry): Promise<void> => {
      update({ entries: [...state.entries, entry] });
      await change(store.add(entry));
      await flush();
    },
    resend: async (clientId: string): Promise<void> => {
      await change(store.requeue(clientId));
      await flush();
    },
    discard: (clientId: string): Promise<void> => change(store.remove(clientId)),
    stop: (): void => {
      isStopped = true;
      cancelPause?.();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
