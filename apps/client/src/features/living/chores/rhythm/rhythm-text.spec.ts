import { CHORE_CATALOGUE, type Recurrence } from '@common-roof/contracts';

import { loadWords, spoken, startI18n } from '#i18n/i18n.ts';
import { rhythmText } from './rhythm-text.ts';

const CASES: readonly [recurrence: Recurrence, english: string, german: string][] = [
  [{ every: 'day', interval: 1 }, 'Every day', 'Jeden Tag'],
  [{ every: 'day', interval: 2 }, 'Every other day', 'Jeden zweiten Tag'],
  [{ every: 'day', interval: 10 }, 'Every 10 days', 'Alle 10 Tage'],
  [{ every: 'week', interval: 1, weekdays: [7, 3] }, 'Every Wednesday and Sunday', 'Jeden Mittwoch und Sonntag'],
  [{ every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'Every day', 'Jeden Tag'],
  [{ every: 'week', interval: 2, weekdays: [4] }, 'Every other week on Thursday', 'Jede zweite Woche am Donnerstag'],
  [
    { every: 'week', interval: 3, weekdays: [1, 5] },
    'Every 3 weeks on Monday and Friday',
    'Alle 3 Wochen am Montag und Freitag',
  ],
  [{ every: 'month', interval: 1, in: { on: 'day', day: 22 } }, 'Every month on the 22nd', 'Jeden Monat am 22.'],
  [
    { every: 'month', interval: 1, in: { on: 'day', day: 31 } },
    'Every month on the last day',
    'Jeden Monat am letzten Tag',
  ],
  [
    { every: 'month', interval: 2, in: { on: 'weekday', nth: 2, weekday: 7 } },
    'Every other month on the second Sunday',
    'Jeden zweiten Monat am zweiten Sonntag',
  ],
  [
    { every: 'month', interval: 3, in: { on: 'weekday', nth: -1, weekday: 6 } },
    'Every 3 months on the last Saturday',
    'Alle 3 Monate am letzten Samstag',
  ],
  [
    { every: 'year', interval: 1, month: 12, in: { on: 'day', day: 24 } },
    'Every year on December 24',
    'Jedes Jahr am 24. Dezember',
  ],
  [
    { every: 'year', interval: 1, month: 2, in: { on: 'day', day: 31 } },
    'Every year on the last day of February',
    'Jedes Jahr am letzten Tag im Februar',
  ],
  [
    { every: 'year', interval: 2, month: 5, in: { on: 'weekday', nth: 1, weekday: 6 } },
    'Every other year on the first Saturday of May',
    'Jedes zweite Jahr am ersten Samstag im Mai',
  ],
];

describe("a chore's rhythm in words", () => {
  beforeAll(() => loadWords('chores'));
  afterAll(() => startI18n('en'));

  it.each(CASES)('%j', async (recurrence, english, german) => {
    await startI18n('en');
    expect(rhythmText(recurrence, spoken.now())).toBe(english);
    await startI18n('de');
    expect(rhythmText(recurrence, spoken.now())).toBe(german);
  });

  it('describes each chore of the catalogue', async () => {
    await startI18n('en');
    for (const { recurrence } of Object.values(CHORE_CATALOGUE)) {
      expect(rhythmText(recurrence, spoken.now())).toMatch(/^Every \w+/);
    }
  });
});
