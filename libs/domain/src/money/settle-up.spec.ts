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

/** Any order in which the payments are made. */
const anyOrder = (plan: readonly PlannedPayment[]): fc.Arbitrary<PlannedPayment[]> =>
  fc.shuffledSubarray([...plan], { minLength: plan.length });

describe('a plan to settle up', () => {
  it('pairs people whose balances cancel out', () => {
    expect(settlementPlan(balancesOf({ a: 500, b: 300, c: -300, d: -500 }))).toEqual([
      { from: 'a', to: 'd', minor: 500 },
      { from: 'b', to: 'c', minor: 300 },
    ]);
  });

  it("finds three people who cancel out when pairing the largest balances doesn't", () => {
    const plan = settlementPlan(balancesOf({ a: 6, b: 4, c: 3, d: -7, e: -4, f: -2 }));
    expect(plan).toHaveLength(4);
    expect(plan).toContainEqual({ from: 'b', to: 'e', minor: 4 });
  });

  it('is empty if everyone is even', () => {
    expect(settlementPlan([])).toEqual([]);
    expect(settlementPlan(balancesOf({ a: 0, b: 0 }))).toEqual([]);
  });

  it("is rejected if balances don't sum to zero", () => {
    expect(() => settlementPlan(balancesOf({ a: 5, b: -4 }))).toThrow(RangeError);
  });

  it('makes everyone even, and asks nobody to pay who owes nothing', () => {
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

  it('has the minimum number of payments', () => {
    alwaysHolds(
      fc.property(anyBalances(2, 8), (balances) => {
        expect(settlementPlan(balances)).toHaveLength(fewestPayments(balances.map(({ minor }) => minor)));
      }),
    );
  });

  it("doesn't depend on the order of people", () => {
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

  it('stays valid and minimal while its payments are made in any order', () => {
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

  it('stays while a reported payment waits for confirmation', () => {
    const [first, second] = settlementPlan(balancesOf({ a: 5, b: 3, c: -8 }));
    if (first === undefined || second === undefined) throw new Error('There are two payments.');
    expect(nextPlan({ proposed: [second], paid: [first] }, balancesOf({ a: 5, b: 3, c: -8 }))).toEqual([second]);
  });

  it('never asks for a reported payment again', () => {
    const paid = [{ from: 'a', to: 'c', minor: 5 }];
    expect(nextPlan({ proposed: [], paid }, balancesOf({ a: 7, b: 3, c: -10 }))).toEqual([
      { from: 'a', to: 'c', minor: 2 },
      { from: 'b', to: 'c', minor: 3 },
    ]);
  });

  it('changes only for the people a new entry affects', () => {
    const old = settlementPlan(balancesOf({ a: 5, b: -5, c: 3, d: -3 }));
    expect(nextPlan({ proposed: old, paid: [] }, balancesOf({ a: 5, b: -5, c: 9, d: -9 }))).toEqual([
      { from: 'a', to: 'b', minor: 5 },
      { from: 'c', to: 'd', minor: 9 },
    ]);
  });

  it("keeps the others' payments even if a new plan of the same length would differ", () => {
    const old = [
      { from: 'a', to: 'd', minor: 4 },
      { from: 'a', to: 'c', minor: 1 },
      { from: 'b', to: 'c', minor: 3 },
    ];
    const balances = balancesOf({ a: 5, b: 3, c: -4, d: -4, e: 7, f: -7 });
    expect(nextPlan({ proposed: old, paid: [] }, balances)).toEqual([...old, { from: 'e', to: 'f', minor: 7 }]);
    expect(settlementPlan(balances)).not.toEqual(expect.arrayContaining(old));
  });

  it('is minimal even after a payment was rejected or its confirmation taken back', () => {
    // a has paid c, who says that nothing arrived; b's balance has changed since.
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

  it('changes only for people who would otherwise make more payments than needed', () => {
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

  it('nets payments between two people into one, with the same result', () => {
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

  it('makes everyone even after any entry, with as few payments as a new plan', () => {
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

  it('is found quickly for a full house, and for more than a dozen people', () => {
    const many = (count: number): Balance[] => {
      const minors = Array.from({ length: count - 1 }, (_, at) => ((at * 7_919) % 997) - 498);
      const rest = minors.reduce((sum, minor) => sum + minor, 0);
      return [...minors, -rest].map((minor, at) => ({ id: `person ${at}`, minor }));
    };
    expect(settlementPlan(many(MAX_EXACTLY_SETTLED)).length).toBeLessThan(MAX_EXACTLY_SETTLED);
    expect(settlementPlan(many(400)).length).toBeLessThan(400);
  });
});
