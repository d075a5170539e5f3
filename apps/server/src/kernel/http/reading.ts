import type { IncomingHttpHeaders } from 'node:http';

import { LANGUAGE_COOKIE, type Locale, LOCALES, THEME_COOKIE, THEMES } from '@common-roof/contracts';
import { formatRegion, isRegion } from '@common-roof/domain/formats';
import { acceptedLocale, type Reader, readerOf } from '@common-roof/words';

import { readCookie } from './cookies.ts';

interface Asked {
  readonly headers: IncomingHttpHeaders;
}

/** What the caller reads: as chosen in their browser, else as the browser asks; null: nothing that we speak. */
export function localeIn(request: Asked): Locale | null {
  const chosen = readCookie(request, LANGUAGE_COOKIE);
  return LOCALES.find((locale) => locale === chosen) ?? acceptedLocale(request.headers['accept-language']);
}

/** Injects the reader of the response: language and time zone. */
export const readerIn = (request: Asked): Reader => readerOf(localeIn(request));

/**
 * The caller's variant of what they read, as BCP 47: "en" is "en-GB" if their browser asks for that first. The client's
 * `localeFor` finds the same.
 */
export function regionIn(request: Asked): string {
  const { locale } = readerIn(request);
  const wanted = (request.headers['accept-language'] ?? '').slice(0, 300).split(',');
  const tag = wanted
    .map((range) => range.split(';')[0]?.trim() ?? '')
    .find((each) => each.slice(0, 2).toLowerCase() === locale && isRegion(each));
  return formatRegion(tag ?? locale);
}

/** The look chosen in the caller's browser; null: that of their system. */
export function lookIn(request: Asked): 'light' | 'dark' | null {
  const chosen = THEMES.find((theme) => theme === readCookie(request, THEME_COOKIE));
  return chosen === undefined || chosen === 'system' ? null : chosen;
}
