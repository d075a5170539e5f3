/** The caches of a browser, which jsdom has none of. */
export function fakeCaches(): void {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      put: (key: string, response: Response) => {
        store.set(key, response);
        return Promise.resolve();
      },
    });
  };
  Object.assign(globalThis, {
    caches: { open, delete: (name: string) => Promise.resolve(stores.delete(name)) },
  });
}
