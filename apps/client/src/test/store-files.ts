const replaced = new WeakSet();

/**
 * Lets the device's database store files as browsers do. Node's `structuredClone` makes a plain object of jsdom's.
 * Files never change, so the same one is as good as a copy.
 */
export function storeFiles(): void {
  if (replaced.has(globalThis.structuredClone)) return;
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
    if (Array.isArray(value)) return value.map(copy);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
  };
  const { structuredClone: original } = globalThis;
  const hasFile = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (value instanceof Blob || Object.values(value).some((part) => hasFile(part)));
  jest
    .spyOn(globalThis, 'structuredClone')
    .mockImplementation((value: unknown) => (hasFile(value) ? copy(value) : original(value)));
  replaced.add(globalThis.structuredClone);
}
