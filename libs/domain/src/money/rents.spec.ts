import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { plusDays } from '../days.ts';
import { monthsOf, proratedRent, type RentDue, rentDues, type RentTerms } from './rents.ts';

const TERMS: RentTerms = { startsOn: '2026-01-15', lastDay: null, minor: 62_000, dueDay: 3 };

const anyTerms: fc.Arbitrary<RentTerms> = fc
  .tuple(fc.nat(500), fc.option(fc.nat(400)), fc.integer({ min: 100, max: 500_000 }), fc.integer({ min: 1, max: 31 }))
  .map(([from, days, minor, dueDay]) => {
    const startsOn = plusDays('2024-01-01', from);
    return { startsOn, lastDay: days === null ? null : plusDays(startsOn, days), minor, dueDay };
  });

describe('rent', () => {
  it('is due monthly, prorated for the first and last month of the lease', () => {
    expect(rentDues({ ...TERMS, lastDay: '2026-03-10' }, '2026-06')).toEqual([
      { month: '2026-01', from: '2026-01-15', to: '2026-01-31', dueOn: '2026-01-15', days: 17, monthDays: 31, minor: 34_000 },
      { month: '2026-02', from: '2026-02-01', to: '2026-02-28', dueOn: '2026-02-03', days: 28, monthDays: 28, minor: 62_000 },
      { month: '2026-03', from: '2026-03-01', to: '2026-03-10', dueOn: '2026-03-03', days: 10, monthDays: 31, minor: 20_000 },
    ]); // prettier-ignore
  });

  it('is due on the last day of a shorter month, and on the last day of the lease at the latest', () => {
    const dues = rentDues({ ...TERMS, dueDay: 31, lastDay: '2026-04-20' }, '2026-04');
    expect(dues.map(({ dueOn }) => dueOn)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-20']);
  });

  it('is zero before the lease', () => {
    expect(rentDues(TERMS, '2025-12')).toEqual([]);
    expect(rentDues({ ...TERMS, minor: 0 }, '2026-12')).toEqual([]);
  });

  it('is rounded to the nearest unit, half up', () => {
    expect([proratedRent(100, 1, 30), proratedRent(3, 15, 30), proratedRent(100, 30, 30)]).toEqual([3, 2, 100]);
    expect(proratedRent(Number.MAX_SAFE_INTEGER, 31, 31)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is never due outside its own days, and is a full rent for a full month', () => {
    alwaysHolds(
      fc.property(anyTerms, (terms) => {
        const dues = rentDues(terms, '2026-06');
        expect(dues.map(({ month }) => month)).toEqual(
          monthsOf({ from: terms.startsOn, to: terms.lastDay ?? '2026-06-30' }).slice(0, dues.length),
        );
        const isRight = (due: RentDue): boolean =>
          due.from <= due.dueOn &&
          due.dueOn <= due.to &&
          due.from >= terms.startsOn &&
          (terms.lastDay === null || due.to <= terms.lastDay) &&
          Math.abs(due.minor - (terms.minor * due.days) / due.monthDays) <= 0.5 &&
          (due.days < due.monthDays || due.minor === terms.minor);
        expect(dues.filter((due) => !isRight(due))).toEqual([]);
      }),
    );
  });

  it('stays the same for earlier months when a lease is cut short', () => {
    alwaysHolds(
      fc.property(anyTerms, fc.nat(300), (terms, days) => {
        const lastDay = plusDays(terms.startsOn, days);
        const month = lastDay.slice(0, 7);
        const shorter = rentDues({ ...terms, lastDay }, '2026-06').filter((due) => due.month < month);
        const longer = rentDues({ ...terms, lastDay: null }, '2026-06').filter((due) => due.month < month);
        expect(shorter).toEqual(longer);
      }),
    );
  });
});
