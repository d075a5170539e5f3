export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Serializes a value to the same text every time (RFC 8785): names in the order of their UTF-16 code units, numbers and strings
 * as JavaScript writes them.
 * @throws TypeError for what JSON cannot hold exactly: NaN, infinities, halves of a surrogate pair
 */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.keys(value)
      .sort()
      .map((name) => `${canonicalJson(name)}:${canonicalJson(value[name] ?? null)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON has no such number.');
  if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('JSON has no such text.');
  return JSON.stringify(value);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
