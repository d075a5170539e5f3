import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/** A database of the browser, opened when it is first asked for, and anew when another tab has closed it. */
export interface DeviceDatabase<Schema extends DBSchema> {
  readonly open: () => Promise<IDBPDatabase<Schema>>;
  /** It could not be opened: the next one who asks tries again. */
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
        // Another tab has a newer version of the app: let go, and open anew when next asked.
        blocking: (_current, _blocked, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      })),
  };
}
