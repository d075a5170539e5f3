import { type IDBPDatabase, openDB } from 'idb';

/** Stores whose rows wait to be sent. Others hold drafts. */
const UNSENT = new Set(['entries', 'items']);

interface Owned {
  readonly account_id?: unknown;
}

/** Every row on the device says whose it is: those of one account, database by database. */
async function forRowsOf(
  accountId: string,
  mode: 'readonly' | 'readwrite',
  visit: (store: string, remove: () => Promise<void>) => Promise<void>,
): Promise<void> {
  // Those that are there: opening another one would make it, without its stores.
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
  /** Whether something that an account wrote has not been sent. */
  async isUnsent(accountId: string): Promise<boolean> {
    let isAny = false;
    await forRowsOf(accountId, 'readonly', (store) => {
      isAny ||= UNSENT.has(store);
      return Promise.resolve();
    });
    return isAny;
  },

  /** Deletes what an account wrote here: what has not been sent, and drafts. */
  forget: (accountId: string): Promise<void> => forRowsOf(accountId, 'readwrite', (_, remove) => remove()),
};
