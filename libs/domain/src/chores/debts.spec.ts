import fc from 'fast-check';

import { alwaysHolds, anyPoints, someOf } from '../../test/chores/arbitraries.ts';
import { accrual, type DebtChange, debtsOf, repayment, reversal, UNITS_PER_POINT, waiver } from './debts.ts';

const IDS = Array.from({ length: 40 }, (_, at) => `roomie ${String(at).padStart(2, '0')}`);
const sumOf = (changes: readonly DebtChange[]): number => changes.reduce((sum, { units }) => sum + units, 0);
const debtor = (debts: ReadonlyMap<string, number>) => (id: string) => ({ id, debt: debts.get(id) ?? 0 });

/** Days with the points due, who is present, and the work done by roomies who may be absent. */
const anyHistory = fc.array(
  fc.record({
    pointsDue: fc.integer({ min: 0, max: 60 }),
    present: someOf(IDS),
    done: fc.array(fc.tuple(fc.constantFrom(...IDS), anyPoints), { maxLength: 3 }),
  }),
  { maxLength: 12 },
);

describe('turn debts', () => {
  it('are shared by those present, to the last unit', () => {
    const changes = accrual(5, ['b', 'a', 'c'].map(debtor(new Map())));
    expect(changes.map(({ units }) => units)).toEqual(Array(3).fill((5 * UNITS_PER_POINT) / 3));
    expect(accrual(5, [])).toEqual([]);
  });

  it('are equal for up to 22 roomies', () => {
    for (let count = 1; count <= 22; count += 1) {
      expect(new Set(accrual(1, IDS.slice(0, count).map(debtor(new Map()))).map(({ units }) => units)).size).toBe(1);
    }
  });

  it('give leftover units to the roomie who owes least', () => {
    const present = IDS.slice(0, 23).map((id, at) => ({ id, debt: 23 - at }));
    const changes = accrual(1, present);
    const [least, most] = [changes[0], changes.at(-1)];
    expect(least?.roomieId).toBe('roomie 22');
    expect((least?.units ?? 0) - (most?.units ?? 0)).toBe(1);
  });

  it('change only by the points due and the points done', () => {
    alwaysHolds(
      fc.property(anyHistory, (history) => {
        const changes: DebtChange[] = [];
        let points = 0;
        for (const { pointsDue, present, done } of history) {
          const debts = debtsOf(changes);
          changes.push(...accrual(pointsDue, present.map(debtor(debts))));
          changes.push(...done.map(([id, worth]) => repayment(id, worth)));
          points += (present.length === 0 ? 0 : pointsDue) - done.reduce((sum, [, worth]) => sum + worth, 0);
        }
        expect(sumOf(changes)).toBe(points * UNITS_PER_POINT);
        expect([...debtsOf(changes).values()].reduce((sum, debt) => sum + debt, 0)).toBe(points * UNITS_PER_POINT);
      }),
    );
  });

  it('are as if a turn had never been due after an outsider does it', () => {
    alwaysHolds(
      fc.property(anyHistory, anyPoints, someOf(IDS.slice(0, 22)), (history, points, present) => {
        const changes = history.flatMap(({ done }) => done.map(([id, worth]) => repayment(id, worth)));
        const owed = debtor(debtsOf(changes));
        const shared = (due: number): DebtChange[] => accrual(due, present.map(owed));
        const withIt = debtsOf([...changes, ...shared(7 + points)]);
        const taken = waiver(points, present.map(debtor(withIt)));
        const apart = present.length === 0 ? 0 : -points * UNITS_PER_POINT;
        expect(sumOf(taken)).toBe(apart);
        expect(debtsOf([...changes, ...shared(7 + points), ...taken])).toEqual(debtsOf([...changes, ...shared(7)]));
      }),
    );
  });

  it('stay within one unit of each other for larger houses, whenever the turn is waived', () => {
    alwaysHolds(
      fc.property(fc.integer({ min: 0, max: 60 }), anyPoints, someOf(IDS, 1), (others, points, present) => {
        const added = accrual(others + points, present.map(debtor(new Map())));
        const left = debtsOf([...added, ...waiver(points, present.map(debtor(debtsOf(added))))]);
        const units = [...left.values()];
        expect(units.reduce((sum, each) => sum + each, 0)).toBe(others * UNITS_PER_POINT);
        expect(Math.max(...units) - Math.min(...units)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('differ by at most one unit in what a day adds', () => {
    alwaysHolds(
      fc.property(fc.integer({ min: 0, max: 500 }), someOf(IDS, 1), (pointsDue, present) => {
        const units = accrual(pointsDue, present.map(debtor(new Map()))).map((change) => change.units);
        expect(Math.max(...units) - Math.min(...units)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('return to their previous values when changes are undone', () => {
    alwaysHolds(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...IDS), anyPoints)), (done) => {
        const changes = done.map(([id, worth]) => repayment(id, worth));
        const debts = debtsOf([...changes, ...changes.map(reversal)]);
        expect([...debts.values()].every((debt) => debt === 0)).toBe(true);
      }),
    );
  });
});
