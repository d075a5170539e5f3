import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { daysBetween, plusDays } from '../days.ts';
import { monthlyRent, PERIOD_DAYS } from './rent-periods.ts';
import { monthsOf, proratedRent, type RentDue, rentDues, type RentTerms } from './rents.ts';

const TERMS: RentTerms = { startsOn: '2026-01-15', lastDay: null, minor: 62_000, period: 'month', dueDay: 3 };

const MONTHLY = { period: 'month', whole: 62_000 } as const;

const anyTerms: fc.Arbitrary<RentTerms> = fc
  .tuple(fc.nat(500), fc.option(fc.nat(400)), fc.integer({ min: 100, max: 500_000 }), fc.integer({ min: 1, max: 31 }))
  .map(([from, days, minor, dueDay]) => {
    const startsOn = plusDays('2024-01-01', from);
    return { startsOn, lastDay: days === null ? null : plusDays(startsOn, days), minor, period: 'month', dueDay };
  });

describe('rent', () => {
  it('is due monthly, prorated for the first and last month of the lease', () => {
    expect(rentDues({ ...TERMS, lastDay: '2026-03-10' }, '2026-06')).toEqual([
      { ...MONTHLY, month: '2026-01', name: '2026-01', from: '2026-01-15', to: '2026-01-31', dueOn: '2026-01-15', days: 17, ofDays: 31, minor: 34_000 },
      { ...MONTHLY, month: '2026-02', name: '2026-02', from: '2026-02-01', to: '2026-02-28', dueOn: '2026-02-03', days: 28, ofDays: 28, minor: 62_000 },
      { ...MONTHLY, month: '2026-03', name: '2026-03', from: '2026-03-01', to: '2026-03-10', dueOn: '2026-03-03', days: 10, ofDays: 31, minor: 20_000 },
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
          Math.abs(due.minor - (terms.minor * due.days) / due.ofDays) <= 0.5 &&
          (due.days < due.ofDays || due.minor === terms.minor);
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

const BY_DAYS = ['week', 'two_weeks', 'four_weeks'] as const;
const byDays: fc.Arbitrary<RentTerms & { readonly period: (typeof BY_DAYS)[number] }> = fc
  .tuple(anyTerms, fc.constantFrom(...BY_DAYS))
  .map(([terms, period]) => ({ ...terms, period }));

describe('rent by weeks', () => {
  it('is due on the first day of the lease and every period after it, the last one by days', () => {
    const dues = rentDues({ ...TERMS, period: 'two_weeks', minor: 28_000, lastDay: '2026-02-16' }, '2026-06');
    expect(dues.map(({ name, dueOn, to, days, minor }) => [name, dueOn, to, days, minor])).toEqual([
      ['2026-01-15', '2026-01-15', '2026-01-28', 14, 28_000],
      ['2026-01-29', '2026-01-29', '2026-02-11', 14, 28_000],
      ['2026-02-12', '2026-02-12', '2026-02-16', 5, 10_000],
    ]);
  });

  it('covers each day of a lease exactly once', () => {
    alwaysHolds(
      fc.property(byDays, (terms) => {
        const dues = rentDues({ ...terms, minor: terms.minor * 14 }, '2026-12');
        expect(dues[0]?.from).toBe(terms.startsOn);
        expect(dues.slice(1).map(({ from }) => from)).toEqual(dues.slice(0, -1).map(({ to }) => plusDays(to, 1)));
        expect(dues.every(({ from, to, days }) => daysBetween(from, to) + 1 === days)).toBe(true);
        if (terms.lastDay !== null) expect(dues.at(-1)?.to).toBe(terms.lastDay);
      }),
    );
  });

  it('comes to the same however the days are split into leases', () => {
    alwaysHolds(
      fc.property(byDays, fc.nat(400), fc.nat(400), (terms, until, cut) => {
        const lastDay = plusDays(terms.startsOn, until);
        const second = plusDays(terms.startsOn, 1 + (cut % (until + 1)));
        // A multiple of the days of the period, so that no day's rent is rounded.
        const whole = { ...terms, minor: PERIOD_DAYS[terms.period] * terms.minor, lastDay };
        const sum = (dues: readonly RentDue[]): number => dues.reduce((all, { minor }) => all + minor, 0);
        const split = [
          ...rentDues({ ...whole, lastDay: plusDays(second, -1) }, '2027-12'),
          ...(second > lastDay ? [] : rentDues({ ...whole, startsOn: second }, '2027-12')),
        ];
        expect(sum(split)).toBe(sum(rentDues(whole, '2027-12')));
        expect(sum(split)).toBe((until + 1) * terms.minor);
      }),
    );
  });

  it('comes to about 52 weeks over 12 months', () => {
    expect([monthlyRent(12_000, 'week'), monthlyRent(24_000, 'two_weeks'), monthlyRent(48_000, 'four_weeks')]).toEqual([
      52_000, 52_000, 52_000,
    ]);
    expect(monthlyRent(61_999, 'month')).toBe(61_999);
  });
});

describe('a rent announced from a day on', () => {
  it('applies to the periods that begin from that day on, until the next one', () => {
    const changes = [
      { from: '2026-02-01', minor: 70_000 },
      { from: '2026-04-01', minor: 56_000 },
    ];
    expect(rentDues({ ...TERMS, changes }, '2026-04').map(({ month, whole }) => [month, whole])).toEqual([
      ['2026-01', 62_000],
      ['2026-02', 70_000],
      ['2026-03', 70_000],
      ['2026-04', 56_000],
    ]);
  });
});
