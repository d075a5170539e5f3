import { formatMessage, type Values } from '@common-roof/messages/format';
import firstView from '@common-roof/messages/locales/en/screens/firstView.json';
import { type Area, fetchArea, findMessage, type Key, type Messages } from '@common-roof/messages/screens';
import type { StylisPlugin } from '@emotion/cache';

import { readCookie, writeCookie } from '#lib/cookies.ts';

export type { Area, Key };

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Direction = 'ltr' | 'rtl';

/** As in the contracts, which the first view does without. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** Set before a language that is written from the right is spoken. */
let mirrors: StylisPlugin[] = [];

/** Returns what mirrors styles for a language that is written from the right. */
export const mirroring = (): StylisPlugin[] => mirrors;

/** The server reads it, too: see `LANGUAGE_COOKIE` of the contracts, which the first view does without. */
export const COOKIE = 'common-roof-language';

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((language) => language === value);

/** Whether somebody has chosen a language in this browser. */
export const isLanguageChosen = (): boolean => isLanguage(readCookie(COOKIE));

/** The language chosen here before, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const chosen = readCookie(COOKIE);
  if (isLanguage(chosen)) return chosen;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

/** What is said around every page of those who are signed in, and by what they may open there. */
export const MEMBERS_AREAS = ['member'] as const satisfies readonly Area[];

/** What pages have asked for so far, and every other language has to bring too. */
const asked = new Set<Area>(['firstView']);
const known = new Set<string>(['en:firstView']);
const words: Partial<Record<Language, Messages>> = { en: firstView };

/** What is spoken, and how to say something in it: in English where that is not to be had, and else by its key. */
export interface Spoken {
  readonly t: (key: Key, values?: Values) => string;
  readonly i18n: { readonly language: Language };
}

function speaking(language: Language): Spoken {
  const t = (key: Key, values: Values = {}): string => {
    for (const tried of [language, 'en'] as const) {
      const message = findMessage(words[tried] ?? {}, key);
      if (message !== undefined) return formatMessage(message, tried, values);
    }
    return key;
  };
  return { t, i18n: { language } };
}

let now = speaking('en');
const listeners = new Set<() => void>();

export const spoken = {
  now: (): Spoken => now,
  /** Calls when another language is spoken. @returns stops it */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

async function fetchWords(language: Language, area: Area): Promise<void> {
  if (known.has(`${language}:${area}`)) return;
  const fetched = await fetchArea(language, area);
  words[language] = { ...words[language], ...fetched };
  known.add(`${language}:${area}`);
}

/** Fetches what a page says, in the language that is spoken; where that cannot be fetched, in English. */
export async function loadWords(...areas: Area[]): Promise<void> {
  const { language } = now.i18n;
  await Promise.all(
    areas.map(async (area) => {
      asked.add(area);
      await fetchWords(language, area).catch(() => fetchWords('en', area));
    }),
  );
}

export async function startI18n(language: Language = preferredLanguage()): Promise<void> {
  const direction = directionOf(language);
  await Promise.all([
    ...[...asked].map((area) => fetchWords(language, area)),
    direction === 'rtl' && import('./right-to-left.ts').then(({ MIRRORING }) => (mirrors = MIRRORING)),
  ]);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  if (language === now.i18n.language) return;
  now = speaking(language);
  for (const tell of listeners) tell();
}

export async function switchLanguage(language: Language): Promise<void> {
  writeCookie(COOKIE, language);
  await startI18n(language);
}
