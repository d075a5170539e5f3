import type { IncomingHttpHeaders } from 'node:http';

export interface CookieSettings {
  readonly maxAgeSeconds: number;
  /** Only over TLS: true wherever the product is reached by it. */
  readonly secure: boolean;
}

/** Browsers take a name that begins so from this host alone, over TLS, for all of its paths. */
const OWN_HOST = '__Host-';

/** The value of a `Set-Cookie` that no script can read and no other site can have sent. */
export const cookie = (name: string, value: string, { maxAgeSeconds, secure }: CookieSettings): string => {
  const settings = `Path=/; Max-Age=${String(maxAgeSeconds)}; HttpOnly; SameSite=Strict`;
  return secure ? `${OWN_HOST}${name}=${value}; ${settings}; Secure` : `${name}=${value}; ${settings}`;
};

/** @returns undefined where the caller sends no such cookie, under its own name or that of TLS */
export function readCookie({ headers }: { readonly headers: IncomingHttpHeaders }, name: string): string | undefined {
  const sent = (headers.cookie ?? '').split(/;\s*/);
  const valueOf = (key: string): string | undefined =>
    sent.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1);
  return valueOf(`${OWN_HOST}${name}`) ?? valueOf(name);
}
