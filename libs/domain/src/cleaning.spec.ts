import fc from 'fast-check';

import { cleaningDates, weekdayOf } from './cleaning.ts';

describe('cleaning days', () => {
  it.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['2028-02-29', 2],
  ])('treat %s as weekday %i', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it('fall on the chosen weekdays, today included, also across daylight saving changes', () => {
    expect(cleaningDates([2, 5], '2026-03-27', 14)).toEqual(['2026-03-27', '2026-03-31', '2026-04-03', '2026-04-07']);
  });

  it('are empty when no weekday is chosen', () => {
    expect(cleaningDates([], '2026-03-27', 60)).toEqual([]);
  });

  it('repeat once per chosen weekday in any number of whole weeks', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        fc.integer({ min: 0, max: 8 }),
        (weekdays, weeks) => cleaningDates(weekdays, '2026-11-21', weeks * 7).length === weekdays.length * weeks,
      ),
    );
  });
});
