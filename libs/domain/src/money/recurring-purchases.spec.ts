import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { daysBetween, plusDays } from '../days.ts';
import { nextPurchaseAfter, purchasesBetween } from './recurring-purchases.ts';

describe('a recurring purchase', () => {
  it.each([
    ['week', '2026-11-07', '2026-11-06', '2026-11-07'],
    ['week', '2026-11-07', '2026-11-07', '2026-11-14'],
    ['week', '2026-11-07', '2026-11-20', '2026-11-21'],
    ['two_weeks', '2026-11-07', '2026-11-14', '2026-11-21'],
    ['month', '2026-01-31', '2026-02-01', '2026-02-28'],
    ['year', '2024-02-29', '2026-01-01', '2026-02-28'],
  ] as const)('every %s from %s comes after %s on %s', (every, firstOn, day, next) => {
    expect(nextPurchaseAfter({ every, firstOn }, day)).toBe(next);
  });

  it('every week falls on the same weekday, and none is left out or comes twice', () => {
    const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => plusDays('2025-12-01', days));
    alwaysHolds(
      fc.property(anyDay, anyDay, fc.integer({ min: 0, max: 200 }), (firstOn, after, length) => {
        const purchase = { every: 'week' as const, firstOn };
        const upTo = plusDays(after, length);
        const days = purchasesBetween(purchase, after, upTo, 1_000);
        expect(days.every((day) => daysBetween(firstOn, day) % 7 === 0 && day > after && day <= upTo)).toBe(true);
        const begins = firstOn > after ? firstOn : plusDays(after, 1);
        const count = Array.from({ length: Math.max(0, daysBetween(begins, upTo) + 1) }, (_, at) =>
          plusDays(begins, at),
        );
        expect(days).toEqual(count.filter((day) => daysBetween(firstOn, day) % 7 === 0));
      }),
    );
  });

  it('of which many were missed is made up for by the newest', () => {
    expect(purchasesBetween({ every: 'week', firstOn: '2026-11-07' }, '2026-11-07', '2026-12-31', 2)).toEqual([
      '2026-12-19',
      '2026-12-26',
    ]);
  });
});
