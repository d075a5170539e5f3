import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { readCookie, writeCookie } from '../lib/cookies.ts';
import { firstView } from './en/index.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The server reads it, too: see `LANGUAGE_COOKIE` of the contracts, which the first view does without. */
export const COOKIE = 'common-roof-language';

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((language) => language === value);

export const i18n = createInstance();

/** Whether somebody has chosen a language in this browser. */
export const isLanguageChosen = (): boolean => isLanguage(readCookie(COOKIE));

/** The language chosen here before, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const chosen = readCookie(COOKIE);
  if (isLanguage(chosen)) return chosen;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

/** English is part of the first view and the fallback; the other languages come when asked for. */
async function load(language: Language): Promise<void> {
  if (language === 'de' && !i18n.hasResourceBundle('de', 'translation')) {
    const { de } = await import('./de/index.ts');
    i18n.addResourceBundle('de', 'translation', de);
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

export async function startI18n(language: Language = preferredLanguage()): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: firstView } },
    interpolation: { escapeValue: false },
  });
  await load(language);
}

export async function switchLanguage(language: Language): Promise<void> {
  writeCookie(COOKIE, language);
  await load(language);
}
