import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { logFailure } from '#lib/log.ts';
import { session } from '#session/session.ts';
import type { DraftItem } from './draft-item.ts';

interface StoredItem extends DraftItem {
  readonly report_id: string;
  /** Its author, whose sign-out deletes it. */
  readonly account_id: string;
}

interface DraftDatabase extends DBSchema {
  items: { key: [string, string]; value: StoredItem; indexes: { report: string } };
}

/** Stores unsent item reports. A report's id identifies its author: nobody else can open it. */
export interface DraftStore {
  all(reportId: string): Promise<DraftItem[]>;
  put(reportId: string, item: DraftItem): Promise<void>;
  remove(reportId: string, itemId: string): Promise<void>;
}

let database: Promise<IDBPDatabase<DraftDatabase>> | null = null;

function open(): Promise<IDBPDatabase<DraftDatabase>> {
  database ??= openDB<DraftDatabase>('common-roof-reports', 1, {
    upgrade(db) {
      db.createObjectStore('items', { keyPath: ['report_id', 'item_id'] }).createIndex('report', 'report_id');
    },
    // Another tab has a newer version of the app: close, and reopen on the next use.
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

/**
 * If the device can't store data, a reload loses it, but the report still works: the page's data is sent all the same.
 */
async function tolerant<Result>(
  work: (db: IDBPDatabase<DraftDatabase>) => Promise<Result>,
  without: Result,
): Promise<Result> {
  try {
    return await work(await open());
  } catch (cause) {
    database = null;
    logFailure('A report could not be kept on the device; it lives as long as this page', cause);
    return without;
  }
}

export const draftStore: DraftStore = {
  all: (reportId) =>
    tolerant(
      async (db) =>
        (await db.getAllFromIndex('items', 'report', reportId)).map(
          ({ report_id: _, account_id: __, ...item }) => item,
        ),
      [],
    ),
  put: (reportId, item) =>
    tolerant(async (db) => {
      await db.put('items', { ...item, report_id: reportId, account_id: session.claims()?.sub ?? '' });
    }, undefined),
  remove: (reportId, itemId) => tolerant((db) => db.delete('items', [reportId, itemId]), undefined),
};
