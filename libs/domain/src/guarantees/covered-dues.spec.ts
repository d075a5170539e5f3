import { GUARANTEE_COVERS, MONEY_ACCOUNTS } from '@common-roof/contracts';
import fc from 'fast-check';

import { plusDays } from '../days.ts';
import { type Coverage, coveredDues, coveredSum, duesToTell, type UnpaidDue } from './covered-dues.ts';
import { COVERED_ACCOUNTS } from './guarantee.ts';

const TODAY = '2027-06-15';
const day = fc.integer({ min: -400, max: 60 }).map((days) => plusDays(TODAY, days));
const due: fc.Arbitrary<UnpaidDue> = fc.record({
  account: fc.constantFrom(...MONEY_ACCOUNTS),
  dueOn: day,
  since: day,
  left: fc.integer({ min: 0, max: 500_000 }),
});
const coverage: fc.Arbitrary<Coverage> = fc.record({
  covers: fc.constantFrom(...GUARANTEE_COVERS),
  from: day,
  until: fc.option(day, { nil: null }),
  limit: fc.integer({ min: 0, max: 1_000_000 }),
});
const some = fc.array(due, { maxLength: 20 });

const rent = (dueOn: string, left: number, more: Partial<UnpaidDue> = {}): UnpaidDue => ({
  account: 'rent',
  dueOn,
  since: dueOn,
  left,
  ...more,
});
const ALL: Coverage = { covers: 'rent', from: '2027-01-01', until: null, limit: 100_000 };

describe('what a guarantee covers', () => {
  it('is never more than its limit, or than what is overdue', () => {
    fc.assert(
      fc.property(some, coverage, (dues, of) => {
        const covered = coveredDues(dues, of, TODAY);
        expect(coveredSum(covered)).toBeLessThanOrEqual(of.limit);
        expect(coveredSum(covered)).toBeLessThanOrEqual(
          dues.filter(({ since }) => since < TODAY).reduce((sum, { left }) => sum + left, 0),
        );
        for (const one of covered) {
          expect(one.covered).toBeGreaterThanOrEqual(0);
          expect(one.covered).toBeLessThanOrEqual(one.due.left);
        }
      }),
    );
  });

  it('is never of another account, of another time, or not due yet', () => {
    fc.assert(
      fc.property(some, coverage, (dues, of) => {
        for (const { due: one, daysOverdue } of coveredDues(dues, of, TODAY)) {
          expect(COVERED_ACCOUNTS[of.covers]).toContain(one.account);
          expect(one.dueOn >= of.from && (of.until === null || one.dueOn <= of.until)).toBe(true);
          expect(daysOverdue).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('uses its whole limit while more is overdue', () => {
    fc.assert(
      fc.property(some, coverage, (dues, of) => {
        const covered = coveredDues(dues, of, TODAY);
        const all = covered.reduce((sum, one) => sum + one.due.left, 0);
        expect(coveredSum(covered)).toBe(Math.min(all, of.limit));
      }),
    );
  });

  it('is the oldest due first', () => {
    const covered = coveredDues([rent('2027-06-01', 60_000), rent('2027-05-01', 60_000)], ALL, TODAY);
    expect(covered.map((one) => [one.due.dueOn, one.covered])).toEqual([
      ['2027-05-01', 60_000],
      ['2027-06-01', 40_000],
    ]);
  });

  it('includes bills only if they are covered', () => {
    const bill = rent('2027-05-01', 5_000, { account: 'utilities' });
    expect(coveredDues([bill], ALL, TODAY)).toEqual([]);
    expect(coveredSum(coveredDues([bill], { ...ALL, covers: 'rent_and_bills' }, TODAY))).toBe(5_000);
  });

  it('counts days from the day on which the roomie was told of a due', () => {
    const told = rent('2027-05-01', 5_000, { since: '2027-06-10' });
    expect(coveredDues([told], ALL, TODAY).map(({ daysOverdue }) => daysOverdue)).toEqual([5]);
  });
});

describe('what everyone is told about', () => {
  it('is overdue for as many days, and covered', () => {
    fc.assert(
      fc.property(some, coverage, fc.integer({ min: 7, max: 30 }), (dues, of, days) => {
        const covered = coveredDues(dues, of, TODAY);
        const told = duesToTell(covered, days);
        expect(told.every((one) => one.covered > 0 && one.daysOverdue >= days)).toBe(true);
        expect(
          covered.filter((one) => !told.includes(one)).every((one) => one.covered === 0 || one.daysOverdue < days),
        ).toBe(true);
      }),
    );
  });
});
