import { readCookie, writeCookie } from '../lib/cookies.ts';
import { firstView } from './en/index.ts';
import { type Key, sentence, type Values, type Words } from './translate.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

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

export const CATALOGUES = {
  en: {
    firstView: () => Promise.resolve({ words: firstView }),
    signIn: () => import('./en/sign-in-words.ts'),
    entry: () => import('./en/entry.ts'),
    letting: () => import('./en/letting.ts'),
    showings: () => import('./en/showings-words.ts'),
    member: () => import('./en/member.ts'),
    owner: () => import('./en/owner-words.ts'),
    people: () => import('./en/people-words.ts'),
    profile: () => import('./en/profile-words.ts'),
    ratings: () => import('./en/ratings.ts'),
    records: () => import('./en/records.ts'),
    auditing: () => import('./en/auditing.ts'),
    standing: () => import('./en/standing.ts'),
    agreements: () => import('./en/agreements.ts'),
    balances: () => import('./en/balances.ts'),
    chores: () => import('./en/chores.ts'),
    appeals: () => import('./en/appeals.ts'),
    factors: () => import('./en/factors.ts'),
    feed: () => import('./en/feed.ts'),
    health: () => import('./en/health.ts'),
    said: () => import('./en/said.ts'),
    visits: () => import('./en/visits.ts'),
    waiting: () => import('./en/waiting.ts'),
    leases: () => import('./en/leases.ts'),
    reports: () => import('./en/reports.ts'),
    rules: () => import('./en/rules.ts'),
    settleUp: () => import('./en/settle-up.ts'),
    supplies: () => import('./en/supplies.ts'),
    suppliesHistory: () => import('./en/supplies-history.ts'),
    money: () => import('./en/money.ts'),
    costs: () => import('./en/costs.ts'),
    bills: () => import('./en/bills.ts'),
    signing: () => import('./en/signing.ts'),
    asides: () => import('./en/asides.ts'),
    allHouses: () => import('./en/all-houses-words.ts'),
  },
  de: {
    firstView: () => import('./de/first-view.ts'),
    signIn: () => import('./de/sign-in-words.ts'),
    entry: () => import('./de/entry.ts'),
    letting: () => import('./de/letting.ts'),
    showings: () => import('./de/showings-words.ts'),
    member: () => import('./de/member.ts'),
    owner: () => import('./de/owner-words.ts'),
    people: () => import('./de/people-words.ts'),
    profile: () => import('./de/profile-words.ts'),
    ratings: () => import('./de/ratings.ts'),
    records: () => import('./de/records.ts'),
    auditing: () => import('./de/auditing.ts'),
    standing: () => import('./de/standing.ts'),
    agreements: () => import('./de/agreements.ts'),
    balances: () => import('./de/balances.ts'),
    chores: () => import('./de/chores.ts'),
    appeals: () => import('./de/appeals.ts'),
    factors: () => import('./de/factors.ts'),
    feed: () => import('./de/feed.ts'),
    health: () => import('./de/health.ts'),
    said: () => import('./de/said.ts'),
    visits: () => import('./de/visits.ts'),
    waiting: () => import('./de/waiting.ts'),
    leases: () => import('./de/leases.ts'),
    reports: () => import('./de/reports.ts'),
    rules: () => import('./de/rules.ts'),
    settleUp: () => import('./de/settle-up.ts'),
    supplies: () => import('./de/supplies.ts'),
    suppliesHistory: () => import('./de/supplies-history.ts'),
    money: () => import('./de/money.ts'),
    costs: () => import('./de/costs.ts'),
    bills: () => import('./de/bills.ts'),
    signing: () => import('./de/signing.ts'),
    asides: () => import('./de/asides.ts'),
    allHouses: () => import('./de/all-houses-words.ts'),
  },
} satisfies Record<Language, Record<string, () => Promise<{ words: object }>>>;

/** Catalogues by who reads them: each comes with the pages that need it. */
export type Area = keyof (typeof CATALOGUES)['en'];
/** All of them. */
// Object.keys widens the names of its own argument.
export const AREAS = Object.keys(CATALOGUES.en) as Area[];
/** What is said around every page of those who are signed in, and by what they may open there. */
export const MEMBERS_AREAS = ['member'] as const satisfies readonly Area[];

/** What pages have asked for so far, and every other language has to bring too. */
const asked = new Set<Area>(['firstView']);
const known = new Set<string>();
const words: Record<Language, Words> = { en: firstView, de: {} };

/** What is spoken, and how to say something in it: in English where that is not to be had, and else by its key. */
export interface Spoken {
  readonly t: (key: Key, values?: Values) => string;
  readonly i18n: { readonly language: Language };
}

function speaking(language: Language): Spoken {
  const [own, english] = [new Intl.PluralRules(language), new Intl.PluralRules('en')];
  const t = (key: Key, values: Values = {}): string =>
    sentence(words[language], own, key, values) ?? sentence(words.en, english, key, values) ?? key;
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
  const fetched = await CATALOGUES[language][area]();
  words[language] = { ...words[language], ...fetched.words };
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
  await Promise.all([...asked].map((area) => fetchWords(language, area)));
  document.documentElement.lang = language;
  if (language === now.i18n.language) return;
  now = speaking(language);
  for (const tell of listeners) tell();
}

export async function switchLanguage(language: Language): Promise<void> {
  writeCookie(COOKIE, language);
  await startI18n(language);
}
