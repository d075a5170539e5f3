import { type IDBPDatabase, openDB } from 'idb';

/** Stores with unsent rows. Other stores hold drafts. */
const UNSENT = new Set(['entries', 'items']);

interface Owned {
  readonly account_id?: unknown;
}

/** Visits an account's rows in each database; every row stores its account. */
async function forRowsOf(
  accountId: string,
  mode: 'readonly' | 'readwrite',
  visit: (store: string, remove: () => Promise<void>) => Promise<void>,
): Promise<void> {
  // Only existing databases: opening another one would create it, without its stores.
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('common-roof') !== true) continue;
    const db: IDBPDatabase = await openDB(name);
    try {
      for (const store of db.objectStoreNames) {
        const tx = db.transaction(store, mode);
        for (let cursor = await tx.store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
          const at = cursor;
          if ((at.value as Owned).account_id === accountId) await visit(store, async () => at.delete?.());
        }
        await tx.done;
      }
    } finally {
      db.close();
    }
  }
}

export const deviceRows = {
  /** Whether an account has unsent rows. */
  async isUnsent(accountId: string): Promise<boolean> {
    let isAny = false;
    await forRowsOf(accountId, 'readonly', (store) => {
      isAny ||= UNSENT.has(store);
      return Promise.resolve();
    });
    return isAny;
  },

  /** Deletes an account's unsent rows and drafts on this device. */
  forget: (accountId: string): Promise<void> => forRowsOf(accountId, 'readwrite', (_, remove) => remove()),
};
