const YEAR_SECONDS = 31_536_000;

/**
 * Choices about the screen (theme, language) live in cookies: local storage holds the token and the accepted terms, nothing else.
 */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${String(YEAR_SECONDS)}; SameSite=Lax`;
}
