type Descriptors = Readonly<Record<PropertyKey, PropertyDescriptor>>;

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  one.value === other?.value && one.get === other?.get && one.set === other?.set;

/** What jsdom lacks, and a file may add to the window. */
const LACKING = ['IntersectionObserver', 'Notification', 'PushManager'];

function restore(object: object, original: Descriptors, mayDelete: boolean): void {
  const now: Descriptors = Object.getOwnPropertyDescriptors(object);
  for (const [name, descriptor] of Object.entries(original)) {
    if (descriptor.configurable === true && !isSame(descriptor, now[name])) {
      Object.defineProperty(object, name, descriptor);
    }
  }
  if (!mayDelete) return;
  for (const name of Object.keys(now)) if (!(name in original)) Reflect.deleteProperty(object, name);
}

/** Resolves once a database is deleted. Who has it open closes it when asked to (`lib/device-database`). */
const deleted = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => {
      resolve();
    };
    request.onerror = () => {
      reject(new Error(`The database ${name} wasn't deleted.`));
    };
  });

/**
 * Remembers the browser as it is now.
 * @returns a function that makes it so again, because a process's files of tests share it: functions that a file
 *   replaced, what it stored, and where it went
 */
export function rememberBrowser(): () => Promise<void> {
  const remembered = [globalThis, window, navigator, document].map((object) => ({
    object,
    original: Object.getOwnPropertyDescriptors(object) as Descriptors,
    // Libraries keep things of their own in the other two.
    mayDelete: object === navigator || object === document,
  }));
  const lacking = LACKING.filter((name) => !(name in window));
  return async () => {
    for (const name of lacking) Reflect.deleteProperty(window, name);
    for (const { object, original, mayDelete } of remembered) restore(object, original, mayDelete);
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
    }
    document.body.replaceChildren();
    for (const { name = '' } of await indexedDB.databases()) await deleted(name);
  };
}
