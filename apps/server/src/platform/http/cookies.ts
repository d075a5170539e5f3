import type { IncomingHttpHeaders } from 'node:http';

export interface CookieSettings {
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** Only over TLS: true wherever the product is reached by it. */
  readonly secure: boolean;
}

/** The value of a `Set-Cookie` that no script can read and no other site can have sent. */
export const cookie = (name: string, value: string, { path, maxAgeSeconds, secure }: CookieSettings): string =>
  `${name}=${value}; Path=${path}; Max-Age=${String(maxAgeSeconds)}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** @returns undefined where the caller sends no such cookie */
export function readCookie({ headers }: { readonly headers: IncomingHttpHeaders }, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
