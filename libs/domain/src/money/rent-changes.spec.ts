import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { daysBetween, plusDays } from '../days.ts';
import {
  type ChangedLease,
  earliestDecrease,
  earliestIncrease,
  highestRent,
  monthsLater,
  periodFrom,
} from './rent-changes.ts';
import { rentDues } from './rents.ts';

const LEASE: ChangedLease = { startsOn: '2026-03-15', period: 'month', increasedOn: null, termEndsOn: null };
const RULES = { noticeDays: 60, months: 12 };

describe('a rent increase', () => {
  it('needs the notice of the house, and begins with a period', () => {
    expect(earliestIncrease(LEASE, RULES, '2027-06-02')).toBe('2027-08-01');
    expect(earliestIncrease(LEASE, RULES, '2027-06-03')).toBe('2027-09-01');
    const weekly: ChangedLease = { ...LEASE, period: 'two_weeks', startsOn: '2026-03-02' };
    expect(earliestIncrease(weekly, { noticeDays: 10, months: 0 }, '2026-03-03')).toBe('2026-03-16');
  });

  it('comes some months after the lease began, or after the last one', () => {
    expect(earliestIncrease(LEASE, RULES, '2026-05-01')).toBe('2027-04-01');
    expect(earliestIncrease({ ...LEASE, increasedOn: '2027-04-01' }, RULES, '2027-05-01')).toBe('2028-04-01');
    expect(monthsLater('2027-08-31', 6)).toBe('2028-02-29');
  });

  it('never comes within a fixed term', () => {
    expect(earliestIncrease({ ...LEASE, termEndsOn: '2028-03-14' }, RULES, '2027-06-01')).toBe('2028-04-01');
  });

  it('has a limit where the house has one', () => {
    expect([highestRent(50_001, 10), highestRent(50_001, null)]).toEqual([55_001, null]);
  });
});

it('a rent decrease begins with the next period', () => {
  expect(earliestDecrease(LEASE, '2027-05-31')).toBe('2027-06-01');
  expect(earliestDecrease(LEASE, '2027-06-01')).toBe('2027-07-01');
  expect(earliestDecrease(LEASE, '2026-01-01')).toBe('2026-03-15');
});

it('a changed rent begins on the first day of a due, and on the first possible one', () => {
  const periods = fc.constantFrom('week', 'two_weeks', 'four_weeks', 'month');
  alwaysHolds(
    fc.property(periods, fc.nat(400), fc.nat(500), (period, from, later) => {
      const startsOn = plusDays('2026-01-01', from);
      const day = plusDays(startsOn, later);
      const found = periodFrom({ startsOn, period }, day);
      const terms = { startsOn, lastDay: null, minor: 10_000, period, dueDay: 1 };
      const starts = rentDues(terms, '2029-12').map((due) => due.from);
      expect(starts).toContain(found);
      expect(starts.filter((start) => start >= day && start < found)).toEqual([]);
      expect(daysBetween(day, found)).toBeGreaterThanOrEqual(0);
    }),
  );
});
