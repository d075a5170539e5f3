import fc from 'fast-check';

import { alwaysHolds, anyPoints, someOf } from '../../test/chores/arbitraries.ts';
import {
  arrearsIn,
  arrearsPaid,
  type BalanceChange,
  extraWorkDone,
  creditOf,
  dayOwed,
  extraPointsOf,
  isPausedAfter,
  missedTurn,
  type Sharing,
  turnDone,
} from './arrears.ts';
import { UNITS_PER_POINT } from './debts.ts';

const IDS = ['ada', 'ben', 'cem', 'dia', 'eve'];
const sharing = (id: string, more: Partial<Sharing> = {}): Sharing => ({
  id,
  debt: 0,
  arrears: 0,
  isPaused: false,
  ...more,
});
const inPoints = (changes: readonly BalanceChange[]) =>
  changes.map(({ roomieId, units, of }) => [roomieId, units / UNITS_PER_POINT, of]);

/** One event in a house: a day's points fall due, or a turn is done or missed, or an extra chore is done. */
const anyStep = fc.record({
  kind: fc.constantFrom('done', 'missed', 'beside'),
  who: fc.constantFrom(...IDS),
  points: anyPoints,
  present: someOf(IDS, 1),
  paused: someOf(IDS),
});

describe('arrears', () => {
  it('moves a missed turn from turn debt to arrears', () => {
    expect(inPoints(missedTurn('eve', 3))).toEqual([
      ['eve', -3, 'turns'],
      ['eve', 3, 'arrears'],
    ]);
  });

  it('charges a paused roomie their part of each day as arrears while the others share all the work', () => {
    const present = ['ada', 'ben', 'eve'].map((id) => sharing(id, { isPaused: id === 'eve' }));
    expect(inPoints(dayOwed(6, present))).toEqual([
      ['ada', 3, 'turns'],
      ['ben', 3, 'turns'],
      ['eve', 2, 'arrears'],
    ]);
  });

  it('shares the work among everyone when all are paused', () => {
    const present = ['ada', 'ben'].map((id) => sharing(id, { isPaused: true }));
    expect(inPoints(dayOwed(4, present))).toEqual([
      ['ada', 2, 'turns'],
      ['ben', 2, 'turns'],
    ]);
  });

  it("are paid by a turn when no turn debt is left, and lower the others' debt by their part of it", () => {
    const present = ['ada', 'eve'].map((id) => sharing(id));
    const eve = sharing('eve', { arrears: 9 * UNITS_PER_POINT });
    expect(inPoints(turnDone(eve, 4, present))).toEqual([
      ['ada', -2, 'turns'],
      ['eve', -2, 'turns'],
      ['eve', -4, 'arrears'],
    ]);
    expect(inPoints(turnDone({ ...eve, debt: 1 }, 4, present))).toEqual([['eve', -4, 'turns']]);
    expect(inPoints(turnDone(sharing('eve'), 4, present))).toEqual([['eve', -4, 'turns']]);
  });

  it('are paid first by an extra chore, which puts nobody else behind', () => {
    const eve = sharing('eve', { arrears: 5.5 * UNITS_PER_POINT });
    expect(inPoints(extraWorkDone(eve, 4, [sharing('ada'), eve]))).toEqual([['eve', -4, 'arrears']]);
    expect(inPoints(extraWorkDone(eve, 9, [sharing('ada'), eve], 2))).toEqual([
      ['eve', -5, 'arrears'],
      ['ada', 1, 'turns'],
      ['eve', 1, 'turns'],
      ['eve', -2, 'turns'],
    ]);
  });

  it('are paid with points and never fall below zero', () => {
    const eve = { id: 'eve', arrears: 2.5 * UNITS_PER_POINT };
    expect(arrearsIn(eve.arrears)).toBe(3);
    expect(arrearsPaid(eve, 2).units).toBe(-2 * UNITS_PER_POINT);
    expect(arrearsPaid(eve, 3).units).toBe(-eve.arrears);
    expect(arrearsIn(-UNITS_PER_POINT)).toBe(0);
  });

  it('never change the sum of turn debts, whatever is due, done or missed', () => {
    alwaysHolds(
      fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
        const balances = new Map(IDS.map((id) => [id, { debt: 0, arrears: 0 }]));
        const of = (id: string) => balances.get(id) ?? { debt: 0, arrears: 0 };
        const change = (changes: readonly BalanceChange[]): void => {
          for (const { roomieId, units, of: account } of changes) {
            const one = of(roomieId);
            balances.set(
              roomieId,
              account === 'turns' ? { ...one, debt: one.debt + units } : { ...one, arrears: one.arrears + units },
            );
          }
        };
        for (const { kind, who, points, present, paused } of steps) {
          const there = present.map((id) => sharing(id, { ...of(id), isPaused: paused.includes(id) }));
          if (kind === 'beside') change(extraWorkDone(sharing(who, of(who)), points, there));
          else {
            change(dayOwed(points, there));
            change(kind === 'missed' ? missedTurn(who, points) : turnDone(sharing(who, of(who)), points, there));
          }
          expect([...balances.values()].reduce((sum, { debt }) => sum + debt, 0)).toBe(0);
          expect(Math.min(...[...balances.values()].map(({ arrears }) => arrears))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('extra chores', () => {
  it('put a roomie ahead by at most ten points in four weeks', () => {
    expect([creditOf(6, 0), creditOf(6, 6), creditOf(6, 12), creditOf(1, 9)]).toEqual([6, 4, 0, 1]);
  });
});

describe('failed turns', () => {
  it('pause a roomie after the third in a row', () => {
    expect([0, 1, 2, 3, 4].map(isPausedAfter)).toEqual([false, false, false, true, true]);
  });

  it('earn the person who does them half as much again, at least one point', () => {
    expect([1, 2, 3, 10].map(extraPointsOf)).toEqual([1, 1, 2, 5]);
  });
});
