import type { DBSchema } from 'idb';

import { type DeviceDatabase, deviceDatabase } from '#lib/device-database.ts';
import { logFailure } from '#lib/log.ts';
import type { OutboxItem } from './outbox-item.ts';

interface Stored {
  readonly position?: number;
  readonly client_id: string;
  readonly account_id: string;
  readonly entry: OutboxItem;
}

interface OutboxDatabase extends DBSchema {
  entries: { key: number; value: Stored; indexes: { account: string; client_id: string } };
}

/** Stores entries in the order they were written. */
export interface OutboxStore<Entry extends OutboxItem> {
  insert(entry: Entry): Promise<void>;
  all(accountId: string): Promise<Entry[]>;
  remove(clientId: string): Promise<void>;
  fail(clientId: string, failure: string): Promise<void>;
  /** Queues an entry again, at the end. */
  requeue(clientId: string): Promise<void>;
}

const storedOf = (entry: OutboxItem): Stored => ({ client_id: entry.client_id, account_id: entry.account_id, entry });

function deviceStore<Entry extends OutboxItem>({ open }: DeviceDatabase<OutboxDatabase>): OutboxStore<Entry> {
  return {
    insert: async (entry) => {
      await (await open()).add('entries', storedOf(entry));
    },
    all: async (accountId) => {
      const stored = await (await open()).getAllFromIndex('entries', 'account', accountId);
      return stored.map(({ entry }) => entry as Entry); // an outbox has its own database
    },
    remove: async (clientId) => {
      const db = await open();
      const key = await db.getKeyFromIndex('entries', 'client_id', clientId);
      if (key !== undefined) await db.delete('entries', key);
    },
    fail: async (clientId, failure) => {
      const tx = (await open()).transaction('entries', 'readwrite');
      const stored = await tx.store.index('client_id').get(clientId);
      if (stored !== undefined) await tx.store.put({ ...stored, entry: { ...stored.entry, failure } });
      await tx.done;
    },
    requeue: async (clientId) => {
      const tx = (await open()).transaction('entries', 'readwrite');
      const stored = await tx.store.index('client_id').get(clientId);
      if (stored?.position !== undefined) {
        await tx.store.delete(stored.position);
        await tx.store.add(storedOf({ ...stored.entry, failure: null }));
      }
      await tx.done;
    },
  };
}

/** For browsers that store nothing: the outbox then lasts as long as the page. */
export function memoryOutboxStore<Entry extends OutboxItem>(): OutboxStore<Entry> {
  let entries: Entry[] = [];
  return {
    insert: (entry) => Promise.resolve(void entries.push(entry)),
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
 * Keeps entries that the device refuses to store, and later ones, in memory while the page is open: their order matters
 * more than surviving a reload.
 */
function withSpare<Entry extends OutboxItem>(device: OutboxStore<Entry>): OutboxStore<Entry> {
  const spare = memoryOutboxStore<Entry>();
  let spared = 0;
  return {
    insert: async (entry) => {
      try {
        if (spared === 0) {
          await device.insert(entry);
          return;
        }
      } catch (cause) {
        logFailure('What was written could not be kept on the device; it lives as long as this page', cause);
      }
      spared += 1;
      await spare.insert(entry);
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

async function openOutboxStore<Entry extends OutboxItem>(
  database: DeviceDatabase<OutboxDatabase>,
): Promise<OutboxStore<Entry>> {
  try {
    await database.open();
    return withSpare(deviceStore<Entry>(database));
  } catch (cause) {
    database.forget();
    logFailure('IndexedDB is not to be had; what is not sent lives as long as this page', cause);
    return memoryOutboxStore<Entry>();
  }
}

/**
 * Returns a store that opens on first use, so that writing doesn't wait for it.
 * @param name of its database, unique per outbox
 */
export function createOutboxStore<Entry extends OutboxItem>(name: string): OutboxStore<Entry> {
  const database = deviceDatabase<OutboxDatabase>(name, (db) => {
    const entries = db.createObjectStore('entries', { keyPath: 'position', autoIncrement: true });
    entries.createIndex('account', 'account_id');
    entries.createIndex('client_id', 'client_id', { unique: true });
  });
  let opening: Promise<OutboxStore<Entry>> | null = null;
  const opened = (): Promise<OutboxStore<Entry>> => (opening ??= openOutboxStore<Entry>(database));
  return {
    insert: async (entry) => (await opened()).insert(entry),
    all: async (accountId) => (await opened()).all(accountId),
    remove: async (clientId) => (await opened()).remove(clientId),
    fail: async (clientId, failure) => (await opened()).fail(clientId, failure),
    requeue: async (clientId) => (await opened()).requeue(clientId),
  };
}
