import { dot } from '#lib/direction.ts';

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns browser and system of a user agent, for recognising a device; null if neither is known. */
export function deviceName(userAgent: string): string | null {
  const named = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([mark]) => userAgent.includes(mark))?.[1] ?? []);
  return named.length === 0 ? null : named.join(dot());
}
