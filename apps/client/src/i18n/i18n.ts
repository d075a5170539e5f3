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

type Words = Promise<{ words: object }>;
/** Catalogues by who reads them: each comes with the pages that need it. */
export type Area = 'firstView' | 'entry' | 'letting' | 'member' | 'agreements';

const CATALOGUES: Record<Language, Record<Area, () => Words>> = {
  en: {
    firstView: () => Promise.resolve({ words: firstView }),
    entry: () => import('./en/entry.ts'),
    letting: () => import('./en/letting.ts'),
    member: () => import('./en/member.ts'),
    agreements: () => import('./en/agreements.ts'),
  },
  de: {
    firstView: () => import('./de/first-view.ts'),
    entry: () => import('./de/entry.ts'),
    letting: () => import('./de/letting.ts'),
    member: () => import('./de/member.ts'),
    agreements: () => import('./de/agreements.ts'),
  },
};

/** What pages have asked for so far, and every other language has to bring too. */
const asked = new Set<Area>(['firstView']);
const known = new Set<string>();

async function fetchWords(language: Language, area: Area): Promise<void> {
  if (known.has(`${language}:${area}`)) return;
  const { words } = await CATALOGUES[language][area]();
  i18n.addResourceBundle(language, 'translation', words, true, true);
  known.add(`${language}:${area}`);
}

/** Fetches what a page says, in the language that is spoken; where that cannot be fetched, in English. */
export async function loadWords(...areas: Area[]): Promise<void> {
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  await Promise.all(
    areas.map(async (area) => {
      asked.add(area);
      await fetchWords(language, area).catch(() => fetchWords('en', area));
    }),
  );
}

async function load(language: Language): Promise<void> {
  await Promise.all([...asked].map((area) => fetchWords(language, area)));
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
