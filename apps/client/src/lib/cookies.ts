const YEAR_SECONDS = 31_536_000;

/**
 * Reads a display setting (theme, language). These are in cookies, because local storage holds only the token and the
 * accepted terms.
 */
export function readCookie(name: string): string | null {
  const key = nameOf(name, isSecure());
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(key.length + 1));
}

export function writeCookie(name: string, value: string): void {
  document.cookie = cookieText(name, value, isSecure());
}

export function cookieText(name: string, value: string, secure: boolean): string {
  const text = `${nameOf(name, secure)}=${encodeURIComponent(value)}; Path=/; Max-Age=${String(YEAR_SECONDS)}; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

/** With this prefix browsers accept it only from this host over TLS. */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
const isSecure = (): boolean => window.location.protocol === 'https:';
