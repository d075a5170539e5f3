const YEAR_SECONDS = 31_536_000;

/**
 * Choices about the screen (theme, language) live in cookies: local storage holds the token and the accepted terms, nothing else.
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

/** Under such a name browsers take it from this host alone, over TLS. */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
const isSecure = (): boolean => window.location.protocol === 'https:';
