/** Converts a typed reading for the server; null if it isn't a number. A comma can replace the point. */
export function parseReading(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? text : null;
}
