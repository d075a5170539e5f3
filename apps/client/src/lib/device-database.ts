import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/** An IndexedDB database, opened on first use and reopened after another tab closed it. */
export interface DeviceDatabase<Schema extends DBSchema> {
  readonly open: () => Promise<IDBPDatabase<Schema>>;
  /** Resets it after a failure to open: the next use tries again. */
  readonly forget: () => void;
}

export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (db: Parameters<NonNullable<OpenDBCallbacks<Schema>['upgrade']>>[0]) => void,
): DeviceDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (): void => {
    opened = null;
  };
  return {
    forget,
    open: () =>
      (opened ??= openDB<Schema>(name, 1, {
        upgrade: create,
        // Another tab has a newer version of the app: close, and reopen on the next use.
        blocking: (_current, _blocked, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      })),
  };
}
