import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { fewestPayments } from '../../test/money/fewest-payments.ts';
import { anyBalances, PEOPLE, sumOf } from '../../test/money/arbitraries.ts';
import {
  type Balance,
  balancesAfter,
  MAX_EXACTLY_SETTLED,
  netted,
  nextPlan,
  planHolds,
  type PlannedPayment,
  settlementPlan,
} from './settle-up.ts';

const isEven = (balances: readonly Balance[]): boolean => balances.every(({ minor }) => minor === 0);
const involved = (balances: readonly Balance[]): number => balances.filter(({ minor }) => minor !== 0).length;
const balancesOf = (minors: Record<string, number>): Balance[] =>
  Object.entries(minors).map(([id, minor]) => ({ id, minor }));

/** An order in which payments are made. */
const anyOrder = (plan: readonly PlannedPayment[]): fc.Arbitrary<PlannedPayment[]> =>
  fc.shuffledSubarray([...plan], { minLength: plan.length });

describe('a plan to settle up', () => {
  it('pairs those who are even among themselves', () => {
    expect(settlementPlan(balancesOf({ a: 500, b: 300, c: -300, d: -500 }))).toEqual([
      { from: 'a', to: 'd', minor: 500 },
      { from: 'b', to: 'c', minor: 300 },
    ]);
  });

  it('finds three who are even where the largest with the largest is not', () => {
    const plan = settlementPlan(balancesOf({ a: 6, b: 4, c: 3, d: -7, e: -4, f: -2 }));
    expect(plan).toHaveLength(4);
    expect(plan).toContainEqual({ from: 'b', to: 'e', minor: 4 });
  });

  it('is empty where everybody is even', () => {
    expect(settlementPlan([])).toEqual([]);
    expect(settlementPlan(balancesOf({ a: 0, b: 0 }))).toEqual([]);
  });

  it('is refused where more is owed than somebody is owed', () => {
    expect(() => settlementPlan(balancesOf({ a: 5, b: -4 }))).toThrow(RangeError);
  });

  it('makes everybody even, and asks nobody who owes nothing', () => {
    alwaysHolds(
      fc.property(anyBalances(2, PEOPLE.length), (balances) => {
        const plan = settlementPlan(balances);
        expect(isEven(balancesAfter(balances, plan))).toBe(true);
        const minorOf = new Map(balances.map(({ id, minor }) => [id, minor]));
        const isAsked = ({ from, to, minor }: PlannedPayment): boolean =>
          minor > 0 && (minorOf.get(from) ?? 0) > 0 && (minorOf.get(to) ?? 0) < 0;
        expect(plan.filter((payment) => !isAsked(payment))).toEqual([]);
        expect(plan.length).toBeLessThanOrEqual(Math.max(0, involved(balances) - 1));
      }),
    );
  });

  it('has as few payments as there can be', () => {
    alwaysHolds(
      fc.property(anyBalances(2, 8), (balances) => {
        expect(settlementPlan(balances)).toHaveLength(fewestPayments(balances.map(({ minor }) => minor)));
      }),
    );
  });

  it('is the same in whatever order people come', () => {
    alwaysHolds(
      fc.property(
        anyBalances(2, PEOPLE.length).chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([balances, shuffled]) => {
          expect(settlementPlan(shuffled)).toEqual(settlementPlan(balances));
        },
      ),
    );
  });

  it('stays as it is, and as short as can be, while its payments are made in any order', () => {
    alwaysHolds(
      fc.property(
        anyBalances(2, 8).chain((balances) => fc.tuple(fc.constant(balances), anyOrder(settlementPlan(balances)))),
        ([balances, order]) => {
          let left = balances;
          let open = order.toSorted((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
          for (const made of order) {
            left = balancesAfter(left, [made]);
            open = open.filter((payment) => payment !== made);
            expect(planHolds(open, left)).toBe(true);
            expect(nextPlan({ proposed: open, paid: [] }, left)).toEqual(open);
            expect(open).toHaveLength(fewestPayments(left.map(({ minor }) => minor)));
          }
          expect(isEven(left)).toBe(true);
        },
      ),
    );
  });

  it('stays while somebody says that they have paid', () => {
    const [first, second] = settlementPlan(balancesOf({ a: 5, b: 3, c: -8 }));
    if (first === undefined || second === undefined) throw new Error('There are two payments.');
    expect(nextPlan({ proposed: [second], paid: [first] }, balancesOf({ a: 5, b: 3, c: -8 }))).toEqual([second]);
  });

  it('asks nobody twice who says that they have paid', () => {
    const paid = [{ from: 'a', to: 'c', minor: 5 }];
    expect(nextPlan({ proposed: [], paid }, balancesOf({ a: 7, b: 3, c: -10 }))).toEqual([
      { from: 'a', to: 'c', minor: 2 },
      { from: 'b', to: 'c', minor: 3 },
    ]);
  });

  it('is made anew for those alone whom a new entry concerns', () => {
    const old = settlementPlan(balancesOf({ a: 5, b: -5, c: 3, d: -3 }));
    expect(nextPlan({ proposed: old, paid: [] }, balancesOf({ a: 5, b: -5, c: 9, d: -9 }))).toEqual([
      { from: 'a', to: 'b', minor: 5 },
      { from: 'c', to: 'd', minor: 9 },
    ]);
  });

  it('stays for the others where one made anew would be as short and another', () => {
    const old = [
      { from: 'a', to: 'd', minor: 4 },
      { from: 'a', to: 'c', minor: 1 },
      { from: 'b', to: 'c', minor: 3 },
    ];
    const balances = balancesOf({ a: 5, b: 3, c: -4, d: -4, e: 7, f: -7 });
    expect(nextPlan({ proposed: old, paid: [] }, balances)).toEqual([...old, { from: 'e', to: 'f', minor: 7 }]);
    expect(settlementPlan(balances)).not.toEqual(expect.arrayContaining(old));
  });

  it('is as short as it can be also where a payment was rejected, or its confirmation taken back', () => {
    // a has paid c, who says that nothing came; b’s balance has moved meanwhile.
    const open = [
      { from: 'a', to: 'b', minor: 2 },
      { from: 'a', to: 'c', minor: 8 },
      { from: 'd', to: 'b', minor: 3 },
      { from: 'd', to: 'c', minor: 2 },
    ];
    const balances = balancesOf({ a: 10, b: -5, c: -10, d: 5 });
    expect(planHolds(open, balances)).toBe(true);
    expect(nextPlan({ proposed: open, paid: [] }, balances)).toEqual(settlementPlan(balances));
    expect(settlementPlan(balances)).toHaveLength(2);
  });

  it('is planned anew for those alone who would have to pay more often than they need to', () => {
    const long = [
      { from: 'a', to: 'b', minor: 2 },
      { from: 'a', to: 'c', minor: 8 },
      { from: 'd', to: 'b', minor: 8 },
      { from: 'd', to: 'c', minor: 2 },
    ];
    const short = { from: 'x', to: 'y', minor: 4 };
    const balances = balancesOf({ a: 10, b: -10, c: -10, d: 10, x: 4, y: -4 });
    const next = nextPlan({ proposed: [...long, short], paid: [] }, balances);
    expect(next).toContainEqual(short);
    expect(next).toHaveLength(3);
  });

  it('has one payment between two people once they are netted, and the same is left', () => {
    const open = [
      { from: 'a', to: 'b', minor: 10 },
      { from: 'a', to: 'b', minor: 5 },
      { from: 'c', to: 'b', minor: 2 },
      { from: 'b', to: 'c', minor: 9 },
      { from: 'c', to: 'd', minor: 4 },
      { from: 'd', to: 'c', minor: 4 },
      { from: 'a', to: 'd', minor: 1 },
    ];
    expect(netted(open)).toEqual([
      { from: 'a', to: 'b', minor: 15 },
      { from: 'b', to: 'c', minor: 7 },
      { from: 'a', to: 'd', minor: 1 },
    ]);
  });

  it('makes everybody even again after any entry, and as shortly as one made anew', () => {
    alwaysHolds(
      fc.property(anyBalances(2, 9), anyBalances(2, 9), fc.nat(3), (before, entry, madeCount) => {
        const plan = settlementPlan(before);
        const made = plan.slice(0, madeCount);
        const open = plan.slice(madeCount);
        const after = [...before, ...entry];
        const balances = [...Map.groupBy(after, ({ id }) => id)].map(([id, rows]) => ({ id, minor: sumOf(rows) }));
        const next = nextPlan({ proposed: open, paid: made }, balances);
        const left = balancesAfter(balances, made);
        expect(isEven(balancesAfter(left, next))).toBe(true);
        expect(next).toHaveLength(settlementPlan(left).length);
      }),
    );
  });

  it('is found at once for a full house, and for more than a dozen', () => {
    const many = (count: number): Balance[] => {
      const minors = Array.from({ length: count - 1 }, (_, at) => ((at * 7_919) % 997) - 498);
      const rest = minors.reduce((sum, minor) => sum + minor, 0);
      return [...minors, -rest].map((minor, at) => ({ id: `person ${at}`, minor }));
    };
    expect(settlementPlan(many(MAX_EXACTLY_SETTLED)).length).toBeLessThan(MAX_EXACTLY_SETTLED);
    expect(settlementPlan(many(400)).length).toBeLessThan(400);
  });
});
