import { logFailure } from '#lib/log.ts';
import { type Delivery, isWaiting, LATER, type OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface OutboxState<Entry extends OutboxItem> {
  readonly entries: readonly Entry[];
  /** The `client_id`s being sent by this tab. */
  readonly sending: ReadonlySet<string>;
}

export interface OutboxParts<Entry extends OutboxItem, Result> {
  /** Unique among an account's outboxes. */
  name: string;
  accountId: string;
  store: OutboxStore<Entry>;
  deliver: (entry: Entry) => Promise<Delivery<Result>>;
  /** Entries of one lane are sent in order, those of different lanes concurrently. */
  laneOf: (entry: Entry) => string;
  /** Called before the entry leaves the outbox, so that a sent entry is always in one place. */
  onSent: (result: Result, entry: Entry) => void;
  /** Runs `work` while no other tab runs it for the same account. */
  exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Calls back after a delay; returns a function that cancels it. */
  later: (work: () => void, ms: number) => () => void;
  /** Tells other tabs that the stored entries changed. */
  announce: () => void;
}

/**
 * Creates an outbox: entries are stored until acknowledged, and sent in order within a lane, by one tab at a time. A
 * permanently rejected entry is marked and lets the ones behind it pass.
 */
export function createOutbox<Entry extends OutboxItem, Result>({
  accountId,
  store,
  ...parts
}: OutboxParts<Entry, Result>) {
  const listeners = new Set<() => void>();
  let state: OutboxState<Entry> = { entries: [], sending: new Set() };
  let flushing: Promise<void> | null = null;
  let timesAsked = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let cancelPause: (() => void) | null = null;
  let isStopped = true;
  /** Outcomes of entries that a caller awaits. */
  const awaited = new Map<string, Delivery<Result>>();

  const update = (next: Partial<OutboxState<Entry>>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const reload = async (): Promise<void> => {
    update({ entries: await store.all(accountId) });
  };
  const sendingWithout = (id: string): ReadonlySet<string> =>
    new Set([...state.sending].filter((other) => other !== id));
  const change = async (work: Promise<void>): Promise<void> => {
    await work;
    await reload();
    parts.announce();
  };
  /** An entry is never shown as rejected while it is being sent: it couldn't be resent then. */
  const finish = async (id: string, work: Promise<void>): Promise<void> => {
    await work;
    const entries = await store.all(accountId);
    update({ entries, sending: sendingWithout(id) });
    parts.announce();
  };

  function pause(afterMs: number | null): void {
    if (isStopped) return;
    cancelPause?.();
    cancelPause = parts.later(() => void flush(), afterMs ?? pauseMs);
    if (afterMs === null) pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** Returns false if it has to wait, together with those behind it. */
  async function sendOne(entry: Entry): Promise<boolean> {
    const { client_id: id } = entry;
    update({ sending: new Set(state.sending).add(id) });
    try {
      const delivery = await parts.deliver(entry);
      if (delivery.kind === 'later') {
        pause(delivery.afterMs);
        return false;
      }
      pauseMs = FIRST_PAUSE_MS;
      if (awaited.has(id)) awaited.set(id, delivery);
      if (delivery.kind === 'sent') parts.onSent(delivery.result, entry);
      await finish(id, delivery.kind === 'sent' ? store.remove(id) : store.fail(id, delivery.reason));
      return true;
    } finally {
      if (state.sending.has(id)) update({ sending: sendingWithout(id) });
    }
  }

  async function sendInOrder(entries: readonly Entry[]): Promise<boolean> {
    for (const entry of entries) {
      if (isStopped || !(await sendOne(entry))) return false;
    }
    return true;
  }

  async function drain(): Promise<void> {
    for (;;) {
      const waiting = (await store.all(accountId)).filter(isWaiting);
      if (waiting.length === 0 || isStopped) return;
      const went = await Promise.all([...Map.groupBy(waiting, parts.laneOf).values()].map(sendInOrder));
      if (!went.every(Boolean)) return;
    }
  }

  async function run(): Promise<void> {
    let round: number;
    do {
      round = timesAsked;
      await parts.exclusively(`${parts.name}.${accountId}`, drain);
      await reload();
    } while (round !== timesAsked && !isStopped);
  }

  /** Sends what is waiting. A call during sending makes it check once more at the end. */
  function flush(): Promise<void> {
    if (isStopped) return Promise.resolve();
    timesAsked += 1;
    flushing ??= run()
      .catch((cause: unknown) => {
        logFailure('What waits could not be sent', cause);
        pause(null);
      })
      .finally(() => {
        flushing = null;
      });
    return flushing;
  }

  return {
    state: (): OutboxState<Entry> => state,
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
    /** The network is back: don't wait for the delay to end. */
    wake: (): Promise<void> => {
      cancelPause?.();
      pauseMs = FIRST_PAUSE_MS;
      return flush();
    },
    /** Adds an entry. @returns its outcome so far; `later`: it waits */
    enqueue: async (entry: Entry): Promise<Delivery<Result>> => {
      update({ entries: [...state.entries, entry] });
      // Before it is stored: a round that is on its way sends it as soon as it is.
      awaited.set(entry.client_id, LATER);
      try {
        await change(store.insert(entry));
        await flush();
        return awaited.get(entry.client_id) ?? LATER;
      } finally {
        awaited.delete(entry.client_id);
      }
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

export type Outbox<Entry extends OutboxItem, Result> = ReturnType<typeof createOutbox<Entry, Result>>;
