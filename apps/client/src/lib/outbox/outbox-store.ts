import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { logFailure } from '../../../../lib/log.ts';
import type { OutboxEntry } from './outbox-entry.ts';

type StoredEntry = OutboxEntry & { position?: number };

interface ChatDatabase extends DBSchema {
  outbox: { key: number; value: StoredEntry; indexes: { account: string; client_id: string } };
  drafts: { key: [string, string]; value: { account_id: string; conversation_id: string; text: string } };
}

/** Keeps entries in the order in which they were written. */
export interface OutboxStore {
  add(entry: OutboxEntry): Promise<void>;
  all(accountId: string): Promise<OutboxEntry[]>;
  remove(clientId: string): Promise<void>;
  fail(clientId: string, failure: string): Promise<void>;
  /** Waits again, behind what waits already. */
  requeue(clientId: string): Promise<void>;
}

let database: Promise<IDBPDatabase<ChatDatabase>> | null = null;

export function openChatDatabase(): Promise<IDBPDatabase<ChatDatabase>> {
  database ??= openDB<ChatDatabase>('common-roof', 1, {
    upgrade(db) {
      const outbox = db.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
      outbox.createIndex('account', 'account_id');
      outbox.createIndex('client_id', 'client_id', { unique: true });
      db.createObjectStore('drafts', { keyPath: ['account_id', 'conversation_id'] });
    },
    // Another tab has a newer version of the app: let go, and open anew when next asked.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      database = null;
    },
    terminated: () => {
      database = null;
    },
  });
  return database;
}

const withoutPosition = ({ position: _, ...entry }: StoredEntry): OutboxEntry => entry;

function storeOf(open: () => Promise<IDBPDatabase<ChatDatabase>>): OutboxStore {
  return {
    add: async (entry) => {
      await (await open()).add('outbox', entry);
    },
    all: async (accountId) =>
      (await (await open()).getAllFromIndex('outbox', 'account', accountId)).map(withoutPosition),
    remove: async (clientId) => {
      const db = await open();
      const key = await db.getKeyFromIndex('outbox', 'client_id', clientId);
      if (key !== undefined) await db.delete('outbox', key);
    },
    fail: async (clientId, failure) => {
      const tx = (await open()).transaction('outbox', 'readwrite');
      const stored = await tx.store.index('client_id').get(clientId);
      if (stored !== undefined) await tx.store.put({ ...stored, failure });
      await tx.done;
    },
    requeue: async (clientId) => {
      const tx = (await open()).transaction('outbox', 'readwrite');
      const stored = await tx.store.index('client_id').get(clientId);
      if (stored?.position !== undefined) {
        await tx.store.delete(stored.position);
        await tx.store.add({ ...withoutPosition(stored), failure: null });
      }
      await tx.done;
    },
  };
}

/** For browsers that keep nothing: the outbox then lives as long as the page. */
export function memoryOutboxStore(): OutboxStore {
  let entries: OutboxEntry[] = [];
  return {
    add: (entry) => Promise.resolve(void entries.push(entry)),
    all: (accountId) => Promise.resolve(entries.filter(({ account_id: account }) => account === accountId)),
    remove: (clientId) => Promise.resolve(void (entries = entries.filter(({ client_id: id }) => id !== clientId))),
    fail: (clientId, failure) =>
      Promise.resolve(
        void (entries = entries.map((entry) => (entry.client_id === clientId ? { ...entry, failure } : entry))),
      ),
    requeue: (clientId) => {
      const found = entries.find(({ client_id: id }) => id === clientId);
      const others = entries.filter(({ client_id: id }) => id !== clientId);
      if (found !== undefined) entries = [...others, { ...found, failure: null }];
      return Promise.resolve();
    },
  };
}

/**
 * What the device refuses to store lives as long as the page, and what is written after it too: the order counts more than
 * a reload.
 */
function withSpare(device: OutboxStore): OutboxStore {
  const spare = memoryOutboxStore();
  let spared = 0;
  return {
    add: async (entry) => {
      try {
        if (spared === 0) {
          await device.add(entry);
          return;
        }
      } catch (cause) {
        logFailure('A message could not be kept on the device; it lives as long as this page', cause);
      }
      spared += 1;
      await spare.add(entry);
    },
    all: async (accountId) => {
      const rest = await spare.all(accountId);
      spared = rest.length;
      return [...(await device.all(accountId)), ...rest];
    },
    remove: async (clientId) => {
      await spare.remove(clientId);
      await device.remove(clientId);
    },
    fail: async (clientId, failure) => {
      await spare.fail(clientId, failure);
      await device.fail(clientId, failure);
    },
    requeue: async (clientId) => {
      await spare.requeue(clientId);
      await device.requeue(clientId);
    },
  };
}

async function openOutboxStore(): Promise<OutboxStore> {
  try {
    await openChatDatabase();
    return withSpare(storeOf(openChatDatabase));
  } catch (cause) {
    database = null;
    logFailure('IndexedDB is not to be had; unsent messages live as long as this page', cause);
    return memoryOutboxStore();
  }
}

/** A store that opens when first used, so that writing need not wait for it. */
export function createOutboxStore(): OutboxStore {
  let opening: Promise<OutboxStore> | null = null;
  const opened = (): Promise<OutboxStore> => (opening ??= openOutboxStore());
  return {
    add: async (entry) => (await opened()).add(entry),
    all: async (accountId) => (await opened()).all(accountId),
    remove: async (clientId) => (await opened()).remove(clientId),
    fail: async (clientId, failure) => (await opened()).fail(clientId, failure),
    requeue: async (clientId) => (await opened()).requeue(clientId),
  };
}
