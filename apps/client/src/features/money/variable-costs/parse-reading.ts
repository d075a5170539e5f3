/** What somebody typed of a meter, as the wire wants it; null where it is no number. A comma may stand for the point. */
export function parseReading(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? text : null;
}
