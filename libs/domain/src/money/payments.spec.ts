import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { sumOf } from '../../test/money/arbitraries.ts';
import { plusDays } from '../days.ts';
import { allocate, arrearsOf, type Due, type Paid, type SettledDue } from './payments.ts';

const anyOn = fc.nat(400).map((days) => plusDays('2026-01-01', days));
const anyDues: fc.Arbitrary<Due[]> = fc.uniqueArray(
  fc.record({ id: fc.uuid(), dueOn: anyOn, minor: fc.integer({ min: 1, max: 90_000 }) }),
  { maxLength: 10, selector: ({ id }) => id },
);
const anyPayments: fc.Arbitrary<Paid[]> = fc.uniqueArray(
  fc.record({ id: fc.uuid(), paidOn: anyOn, minor: fc.integer({ min: 1, max: 150_000 }) }),
  { maxLength: 8, selector: ({ id }) => id },
);

describe('payments', () => {
  it('pay the oldest dues first, in part if needed', () => {
    const dues = [
      { id: 'may', dueOn: '2026-05-03', minor: 500 },
      { id: 'april', dueOn: '2026-04-03', minor: 500 },
    ];
    const payments = [
      { id: 'second', paidOn: '2026-05-20', minor: 300 },
      { id: 'first', paidOn: '2026-04-10', minor: 400 },
    ];
    expect(allocate(dues, payments)).toEqual({
      dues: [
        {
          ...dues[1],
          open: 0,
          by: [
            { paymentId: 'first', minor: 400 },
            { paymentId: 'second', minor: 100 },
          ],
          paidOn: '2026-05-20',
        },
        { ...dues[0], open: 300, by: [{ paymentId: 'second', minor: 200 }], paidOn: null },
      ],
      credit: 0,
    });
  });

  it('leave an overpayment as credit', () => {
    const paid = [{ id: 'a', paidOn: '2026-01-01', minor: 900 }];
    expect(allocate([{ id: 'january', dueOn: '2026-01-03', minor: 500 }], paid).credit).toBe(400);
    expect(allocate([], paid)).toEqual({ dues: [], credit: 900 });
  });

  it('lose nothing, count nothing twice, and never pay a later due before an earlier one', () => {
    alwaysHolds(
      fc.property(anyDues, anyPayments, (dues, payments) => {
        const { dues: settled, credit } = allocate(dues, payments);
        const allocated = settled.flatMap(({ by }) => by);
        expect(sumOf(allocated) + credit).toBe(sumOf(payments));
        expect(settled).toHaveLength(dues.length);
        const isRight = (due: SettledDue): boolean =>
          sumOf(due.by) + due.open === due.minor &&
          due.by.every(({ minor }) => minor > 0) &&
          (due.paidOn === null) === due.open > 0;
        expect(settled.filter((due) => !isRight(due))).toEqual([]);
        const firstOpen = settled.findIndex(({ open }) => open > 0);
        if (firstOpen >= 0) {
          expect(credit).toBe(0);
          expect(settled.slice(firstOpen + 1).flatMap(({ by }) => by)).toEqual([]);
          expect(settled.slice(firstOpen).every((due) => due.dueOn >= (settled[firstOpen]?.dueOn ?? ''))).toBe(true);
        }
        const usedOf = (id: string): number => sumOf(allocated.filter(({ paymentId }) => paymentId === id));
        expect(payments.filter(({ id, minor }) => usedOf(id) > minor)).toEqual([]);
      }),
    );
  });

  it('pay the same whatever order they are entered in', () => {
    alwaysHolds(
      fc.property(anyDues, anyPayments, (dues, payments) => {
        expect(allocate(dues.toReversed(), payments.toReversed())).toEqual(allocate(dues, payments));
      }),
    );
  });
});

describe('arrears', () => {
  it.each([
    [-1, 'upcoming'],
    [0, 'to30'],
    [30, 'to30'],
    [31, 'to60'],
    [60, 'to60'],
    [61, 'to90'],
    [90, 'to90'],
    [91, 'over90'],
  ])('of %i days fall into %s', (days, age) => {
    const none = { upcoming: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
    const due = { dueOn: '2026-06-01', open: 700 };
    expect(arrearsOf([due, { ...due, open: 5 }], plusDays('2026-06-01', days))).toEqual({ ...none, [age]: 705 });
  });

  it('add up to everything open, whatever its age', () => {
    alwaysHolds(
      fc.property(anyDues, anyOn, (dues, today) => {
        const ages = arrearsOf(
          dues.map(({ dueOn, minor }) => ({ dueOn, open: minor })),
          today,
        );
        const { upcoming, to30, to60, to90, over90 } = ages;
        expect(upcoming + to30 + to60 + to90 + over90).toBe(sumOf(dues));
      }),
    );
  });
});
