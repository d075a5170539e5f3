import { createHash } from 'node:crypto';

import { LOCALES } from '@common-roof/contracts';
import { areaInEveryLocale, type Written } from '@common-roof/messages';

import { activityKinds } from './activity.ts';
import { alertKinds } from './alert-kinds.ts';
import {
  acceptedLocale,
  activityText,
  alertSaying,
  alertText,
  CONSENT_VERSION,
  consentPoints,
  fieldProblem,
  filled,
  problemText,
  readerOf,
  type WholeSentence,
} from './index.ts';
import { type Kinds, valuesOf } from './kinds.ts';

const english = readerOf('en');
const german = readerOf('de');
const TIME = { at: '2026-12-03T16:30:00.000Z', zone: 'Europe/Berlin' };

const CHORE = { catalogue: 'kitchen', name: null };
const TURN = { chore: CHORE, day: '2026-12-03' };

/** A value for every parameter a text may use. */
const anything = {
  name: 'Nadia',
  guarantor: 'Gina Park',
  house: 'House A',
  room: 'Room 1',
  visitor: 'Vera',
  city: 'Berlin',
  ad: 'Sunny',
  note: '',
  by: null,
  reason: '',
  answers: 'Rosa',
  conversation: 'House A',
  count: 2,
  version: 3,
  hours: 24,
  time: TIME,
  others: 0,
  role: 'roomie',
  byVisitor: true,
  title: 'T',
  body: 'B',
  day: '2026-12-03',
  isLease: true,
  isActive: true,
  amount: { minor: 100, currency: 'EUR' },
  rent: { minor: 52_000, currency: 'EUR' },
  before: { minor: 50_000, currency: 'EUR' },
  objection: 'Too much.',
  returned: { minor: 1, currency: 'EUR' },
  owed: { before: { minor: 300, currency: 'EUR' }, after: { minor: 100, currency: 'EUR' } },
  deposit: { before: { minor: 500, currency: 'EUR' }, after: { minor: 300, currency: 'EUR' } },
  ends: '3000',
  said: { minor: 120, currency: 'EUR' },
  item: 'Soap',
  held: { minor: 100, currency: 'EUR' },
  words: 'W',
  became: 'kept',
  answer: 'A',
  days: 7,
  fee: { minor: 1500, currency: 'EUR' },
  percent: 2.5,
  today: [CHORE],
  tomorrow: [CHORE],
  chores: [CHORE, CHORE],
  how: 'swap',
  isUndone: false,
  gained: [TURN],
  lost: [TURN],
  chore: CHORE,
  points: 3,
  reasons: ['R'],
  best: ['N'],
  month: '2026-12',
  change: 'two_step_on',
  left: 3,
  extra: 2,
  votesFor: 2,
  votesAgainst: 1,
  category: 'electricity',
  cost: 'insurance',
  from: '2026-12-01',
  to: '2026-12-31',
  share: { minor: 40, currency: 'EUR' },
  currency: 'EUR',
  was: 100,
  is: 200,
  earlier: { minor: 30, currency: 'EUR' },
  lines: [{ of: 'lease', month: '2026-12', was: 100, is: 200 }],
  because: { kind: 'first_day', name: 'Bob', before: '2026-12-01', after: '2026-12-08', reason: '' },
};

/** Returns the names a text uses, of values and of what it chooses by. */
const namesIn = (written: Written | undefined): string[] =>
  [...JSON.stringify(written ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);

describe.each<[string, Kinds]>([
  ['alerts', alertKinds],
  ['activity', activityKinds],
])('the kinds of %s', (area, kinds) => {
  const texts = areaInEveryLocale(area).en;

  it('have a text each, and each text has a kind', () => {
    expect(Object.keys(texts.written() ?? {}).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  it.each(Object.entries(kinds))('offer every value that is named in %s', (name, kind) => {
    const offered = Object.keys(valuesOf(kind, anything, english));
    expect(namesIn(texts.written(name)).filter((used) => !offered.includes(used))).toEqual([]);
  });

  it('render rows that are older than their parameters', () => {
    const say = (kind: string): unknown =>
      area === 'alerts' ? alertText({ kind, params: {} }, german) : activityText({ kind, params: {} }, null, german);
    const simple = Object.keys(kinds).filter((name) => kinds[name]?.derive === undefined);
    for (const kind of simple) expect(JSON.stringify(say(kind))).not.toMatch(/undefined|null/);
  });
});

describe('the consent to sign electronically', () => {
  it.each([
    [1, 'en', '643021ed57119d4bfbad7d7d4627bed1f94e1b748e28adb7f91a82fa9e6e839a'],
    [1, 'de', '263fe0e0e893447f941a92dd11b8a172b05380049cd2dbf966605159cf9c24f3'],
    [2, 'en', '97a7a475fbc7093b2d26540c2f7337fcb655c0a00e7faa51d48301384a822b3e'],
    [2, 'de', '90e4a88330d51b027409f7cd7f00993c5b082fc5534f90bcae67603089dd0e1e'],
  ] as const)('in version %i in %s never changes once people may have agreed to it', (version, locale, hash) => {
    expect(version).toBeLessThanOrEqual(CONSENT_VERSION);
    const points = consentPoints(version, locale).join('\n');
    expect(createHash('sha256').update(points).digest('hex')).toBe(hash);
  });
});

describe('notifications', () => {
  it.each(Object.keys(alertKinds))('%s differs in each language and contains nothing undefined', (kind) => {
    const texts = LOCALES.map((locale) => alertText({ kind, params: anything }, readerOf(locale)));
    for (const { title, body } of texts)
      expect(`${title} ${body}`).not.toMatch(/undefined|null|\[object|\{\w+\}|\s{2}\S/);
    if (kind !== 'as_written') expect(new Set(texts.map(({ title }) => title)).size).toBe(LOCALES.length);
  });

  it('show times in the zone of the place', () => {
    const phrase = alertSaying('own_showing_unanswered', { time: TIME });
    expect(alertText(phrase, english).title).toBe('Does Thu, 3 Dec 2026, 17:30 work for a showing?');
    expect(alertText(phrase, german).title).toBe('Passt dir Do., 3. Dez. 2026, 17:30 für eine Besichtigung?');
  });

  it('of an unknown kind at least say that there is something new', () => {
    expect(alertText({ kind: 'toString', params: {} }, german)).toEqual({ title: 'Es gibt Neues für dich', body: '' });
  });
});

describe('the stream of activity', () => {
  it.each(Object.keys(activityKinds))('%s differs in each language and contains nothing undefined', (kind) => {
    const texts = LOCALES.map((locale) => activityText({ kind, params: anything }, 'House A', readerOf(locale)));
    for (const text of texts) expect(text).not.toMatch(/undefined|null|\[object|\{\w+\}|\s{2}\S/);
    expect(new Set(texts).size).toBe(LOCALES.length);
  });

  it('names the house, or says that it is gone', () => {
    const phrase = { kind: 'messages_posted', params: { count: 2, others: 1 } };
    expect(activityText(phrase, 'House A', english)).toBe('and one other person wrote 2 messages in House A');
    expect(activityText(phrase, null, german)).toBe(
      'und eine weitere Person haben 2 Nachrichten in einem Haus geschrieben',
    );
  });
});

describe("a reader's language", () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['it,en-US;q=0.7,de;q=0.3', 'en'],
    ['en;q=0.1, de;q=0.9', 'de'],
    ['de;q=0,en', 'en'],
    ['it', null],
    ['*', null],
    ['', null],
    [undefined, null],
  ])('of "%s" is %s', (header, locale) => {
    expect(acceptedLocale(header)).toBe(locale);
  });
});

describe('problems', () => {
  it("are in the reader's language, with days in its format", () => {
    const text = filled('The room is free from {day}.', { day: { day: '2026-12-01' } });
    expect(problemText(text, english)).toBe('The room is free from 1 Dec 2026.');
    expect(problemText(text, german)).toBe('Das Zimmer ist ab 1. Dez. 2026 frei.');
  });

  it('join several sentences, or none', () => {
    const easy = (advice: WholeSentence[]): string =>
      problemText(filled('That is too easy to guess. {advice}', { advice }), german);
    expect(easy(['Avoid recent years.', 'Dates are easy to guess.'])).toBe(
      'Das ist zu leicht zu erraten. Vermeide Jahreszahlen der letzten Zeit. Daten sind leicht zu erraten.',
    );
    expect(easy([])).toBe('Das ist zu leicht zu erraten.');
  });

  it("never insert a person's text into our sentences", () => {
    const text = filled('{name} has already joined.', { name: '{name} toString' });
    expect(problemText(text, german)).toBe('{name} toString ist schon dabei.');
  });

  it.each([
    ['This can’t be empty.', 'Das darf nicht leer sein.'],
    ['Enter at most 60 characters.', 'Gib höchstens 60 Zeichen ein.'],
    ['Enter at least 12 characters.', 'Gib mindestens 12 Zeichen ein.'],
    ['Enter at most 120.', 'Gib höchstens 120 ein.'],
    ['Enter at least -20.', 'Gib mindestens -20 ein.'],
    ['Add at most 5.', 'Füge höchstens 5 hinzu.'],
    ['Invalid input: expected string, received undefined', undefined],
  ])('about a field that "%s"', (message, said) => {
    const text = fieldProblem(message);
    expect(text && problemText(text, german)).toBe(said);
  });
});
