import type { WifiSecurity } from '@common-roof/contracts';

export interface WifiNetwork {
  readonly network: string;
  readonly security: WifiSecurity;
  /** Null: there is none. */
  readonly password: string | null;
}

const TYPES: Readonly<Record<WifiSecurity, string>> = { wpa: 'WPA', wep: 'WEP', open: 'nopass' };

/** Backslash, semicolon, comma, colon and quotation mark have a meaning in such a code. */
const escaped = (text: string): string => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

/** Only hexadecimal digits are read as bytes, unless they are quoted. */
const written = (text: string): string => (/^(?:[\da-f]{2})+$/i.test(text) ? `"${text}"` : escaped(text));

/** Returns the text of a QR code by which a device joins a network: `WIFI:T:WPA;S:…;P:…;;`. */
export function wifiCode({ network, security, password }: WifiNetwork): string {
  const key = security === 'open' || password === null ? '' : `P:${written(password)};`;
  return `WIFI:T:${TYPES[security]};S:${written(network)};${key};`;
}
