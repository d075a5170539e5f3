import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { plusDays } from '../days.ts';
import { billPeriodOf, coversPeriod, lastBillBy, nextBillAfter, type RecurringBill } from './recurring-bills.ts';

const monthly: RecurringBill = { every: 'month', firstOn: '2026-01-31' };
const yearly: RecurringBill = { every: 'year', firstOn: '2024-02-29' };

const anyRecurring: fc.Arbitrary<RecurringBill> = fc.record({
  every: fc.constantFrom('month', 'quarter', 'year'),
  firstOn: fc.nat(1_000).map((days) => plusDays('2024-01-01', days)),
});

describe('a recurring bill', () => {
  it('falls on the same day of the month, or on the last day of a shorter month', () => {
    expect(nextBillAfter(monthly, '2025-06-01')).toBe('2026-01-31');
    expect(nextBillAfter(monthly, '2026-01-31')).toBe('2026-02-28');
    expect(nextBillAfter(monthly, '2026-02-28')).toBe('2026-03-31');
    expect(nextBillAfter({ every: 'quarter', firstOn: '2026-01-10' }, '2026-04-10')).toBe('2026-07-10');
    expect(nextBillAfter(yearly, '2024-03-01')).toBe('2025-02-28');
    expect(nextBillAfter(yearly, '2027-12-31')).toBe('2028-02-29');
  });

  it("doesn't fall due before the first one", () => {
    expect(lastBillBy(monthly, '2026-01-30')).toBeNull();
    expect(lastBillBy(monthly, '2026-01-31')).toBe('2026-01-31');
    expect(lastBillBy(monthly, '2026-03-30')).toBe('2026-02-28');
  });

  it('covers the months before it', () => {
    expect(billPeriodOf({ every: 'month' }, '2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(billPeriodOf({ every: 'quarter' }, '2026-04-10')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    expect(billPeriodOf({ every: 'year' }, '2026-03-10')).toEqual({ from: '2025-03-01', to: '2026-02-28' });
  });

  it('counts as entered by a bill that reaches into its last month', () => {
    const quarter = { from: '2026-01-01', to: '2026-03-31' };
    expect(coversPeriod(quarter, quarter)).toBe(true);
    expect(coversPeriod({ from: '2026-02-15', to: '2026-03-14' }, quarter)).toBe(true);
    expect(coversPeriod({ from: '2026-01-01', to: '2026-02-28' }, quarter)).toBe(false);
    expect(coversPeriod({ from: '2026-04-01', to: '2026-04-30' }, quarter)).toBe(false);
  });

  it('has exactly one date between two others, whatever day is queried', () => {
    alwaysHolds(
      fc.property(anyRecurring, fc.nat(2_000), (bill, at) => {
        const day = plusDays('2024-01-01', at);
        const next = nextBillAfter(bill, day);
        expect(next > day).toBe(true);
        const last = lastBillBy(bill, day);
        if (last === null) expect(day < bill.firstOn).toBe(true);
        else {
          expect(last <= day).toBe(true);
          expect(nextBillAfter(bill, last)).toBe(next);
        }
      }),
    );
  });
});
