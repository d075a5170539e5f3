/** The languages of the product, by ISO 639-1. */
export const LOCALES = ['en', 'de', 'es', 'fr', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT: readonly Locale[] = ['ar'];

/** Returns the direction in which a language is written. */
export const directionOf = (locale: Locale): Direction => (RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr');

/** Returns the attributes that an HTML element in a language has: `lang="ar" dir="rtl"`. */
export const languageAttributes = (locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `lang="${locale}" dir="rtl"` : `lang="${locale}"`;
