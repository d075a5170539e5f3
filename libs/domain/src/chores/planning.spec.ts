import fc from 'fast-check';

import { alwaysHolds, anyPoints, someOf } from '../../test/chores/arbitraries.ts';
import { plusDays } from '../days.ts';
import type { AssignmentPlan } from './assignment.ts';
import { accrual, debtsOf, repayment, UNITS_PER_POINT } from './debts.ts';
import { giveTurns, type OpenTurn, type Sharer } from './planning.ts';
import { isPresent } from './presence.ts';

const START = '2026-03-01';
const FAIR = { way: 'fair' } as const;
const day = (ahead: number): string => plusDays(START, ahead);

const person = (id: string, more: Partial<Sharer> = {}): Sharer => ({
  id,
  stays: [{ from: '2026-01-01', until: null }],
  away: [],
  debt: 0,
  arrears: 0,
  isPaused: false,
  recently: { share: 0, given: 0 },
  lastTurnOn: null,
  ...more,
});
const turn = (ahead: number, points: number, more: Partial<OpenTurn> = {}): OpenTurn => ({
  id: `turn ${ahead}`,
  choreId: 'kitchen',
  dueOn: day(ahead),
  points,
  plan: FAIR,
  ...more,
});
const accruedUntil = day(-1);
const chosenOf = (people: readonly Sharer[], turns: readonly OpenTurn[]): (string | null)[] =>
  giveTurns({ people, turns, accruedUntil }).map(({ roomieId }) => roomieId);

const anyTurns = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20 }), anyPoints), { maxLength: 25 })
  .map((drawn) =>
    drawn.map(([ahead, points], at) => turn(ahead, points, { id: `turn ${at}`, choreId: `chore ${at % 4}` })),
  );
const anyPerson = (id: string): fc.Arbitrary<Sharer> =>
  fc.record({
    id: fc.constant(id),
    stays: fc.constantFrom(
      [{ from: day(-90), until: null }],
      [{ from: day(7), until: null }],
      [{ from: day(-90), until: day(9) }],
    ),
    away: fc.constantFrom([], [{ from: day(3), to: day(8) }], [{ from: day(6), to: day(6) }]),
    debt: fc.integer({ min: -5, max: 5 }).map((points) => points * UNITS_PER_POINT),
    arrears: fc.integer({ min: 0, max: 30 }).map((points) => points * UNITS_PER_POINT),
    isPaused: fc.boolean(),
    recently: fc.record({ share: fc.nat(30), given: fc.nat(30) }).map(({ share, given }) => ({
      share: share * UNITS_PER_POINT,
      given: given * UNITS_PER_POINT,
    })),
    lastTurnOn: fc.option(fc.constantFrom(day(-9), day(-2))),
  });
const anyPeople = fc.tuple(...['ada', 'ben', 'cem', 'dia'].map(anyPerson)).chain((people) => someOf(people));

describe('giveTurns', () => {
  it('counts assigned turns as done', () => {
    const people = [person('ada'), person('ben')];
    expect(chosenOf(people, [turn(0, 3), turn(1, 1), turn(2, 1), turn(3, 1), turn(4, 1)])).toEqual([
      'ada',
      'ben',
      'ben',
      'ben',
      'ada',
    ]);
    expect(chosenOf(people, [turn(0, 3, { assigneeId: 'ben' }), turn(1, 3)])).toEqual(['ada']);
  });

  it('alternates between roomies with equal debts', () => {
    const turns = [turn(0, 1, { assigneeId: 'ben' }), turn(1, 1, { assigneeId: 'ada' }), turn(2, 1)];
    expect(chosenOf([person('ada'), person('ben')], turns)).toEqual(['ben']);
  });

  it("skips roomies who are away, have left or haven't moved in yet", () => {
    const people = [
      person('ada', { away: [{ from: day(0), to: day(2) }] }),
      person('ben', { stays: [{ from: '2026-01-01', until: day(1) }] }),
      person('cem', { stays: [{ from: day(2), until: null }] }),
    ];
    expect(chosenOf(people, [turn(0, 1), turn(1, 1), turn(2, 1), turn(3, 1)])).toEqual(['ben', null, 'cem', 'ada']);
  });

  it("doesn't pile turns on a roomie who comes back", () => {
    const people = [person('ada', { away: [{ from: day(0), to: day(5) }] }), person('ben'), person('cem')];
    const turns = Array.from({ length: 12 }, (_, ahead) => turn(ahead, 2));
    const afterwards = chosenOf(people, turns).slice(6);
    expect(afterwards.toSorted()).toEqual(['ada', 'ada', 'ben', 'ben', 'cem', 'cem']);
  });

  it("doesn't count days that the debts already include", () => {
    const people = [person('ada', { away: [{ from: day(0), to: day(0) }], debt: 1 }), person('ben')];
    const turns = [turn(0, 4, { assigneeId: null }), turn(1, 1)];
    expect(giveTurns({ people, turns, accruedUntil: day(0) })).toEqual([{ turnId: 'turn 1', roomieId: 'ada' }]);
    expect(giveTurns({ people, turns, accruedUntil: day(-1) })).toEqual([{ turnId: 'turn 1', roomieId: 'ben' }]);
  });

  it("doesn't return a turn to the roomie who passed it on", () => {
    const people = [person('ada', { debt: 9 }), person('ben')];
    expect(chosenOf(people, [turn(0, 1, { passedBy: ['ada'] })])).toEqual(['ben']);
    expect(chosenOf(people, [turn(0, 1, { passedBy: ['ada', 'ben'] })])).toEqual([null]);
  });

  it('skips paused roomies in every assignment plan while others are active', () => {
    const people = [person('ada', { debt: 9, arrears: 9, isPaused: true }), person('ben')];
    const ways: AssignmentPlan[] = [FAIR, { way: 'rotation', order: ['ada', 'ben'], last: 'ben' }, { way: 'random' }];
    for (const plan of ways) expect(chosenOf(people, [turn(0, 1, { plan })])).toEqual(['ben']);
    expect(chosenOf(people, [turn(0, 1, { plan: { way: 'fixed', roomieId: 'ada' } })])).toEqual([null]);
    expect(chosenOf(people.slice(0, 1), [turn(0, 1)])).toEqual(['ada']);
  });

  it('gives nobody more than one and a half times their share plus one heavy chore, whatever they owe', () => {
    const people = [person('ada', { arrears: 200 * UNITS_PER_POINT }), person('ben'), person('cem'), person('dia')];
    const turns = Array.from({ length: 28 }, (_, ahead) => turn(ahead, 3));
    const hers = chosenOf(people, turns).filter((id) => id === 'ada').length * 3;
    expect(hers).toBeGreaterThan((28 * 3) / 4);
    expect(hers).toBeLessThanOrEqual(1.5 * ((28 * 3) / 4) + 2 * 3);
    const full = [person('ada', { arrears: UNITS_PER_POINT, recently: { share: 0, given: 9 * UNITS_PER_POINT } })];
    expect(chosenOf([...full, person('ben')], [turn(0, 3)])).toEqual(['ben']);
    expect(chosenOf(full, [turn(0, 3)])).toEqual(['ada']);
  });

  it('neither assigns nor counts extra chores', () => {
    const people = [person('ada'), person('ben')];
    expect(chosenOf(people, [turn(0, 10, { isBeside: true, id: 'offer' }), turn(0, 1)])).toEqual(['ada']);
  });

  it("advances each chore's rotation", () => {
    const people = [person('ada'), person('ben'), person('cem')];
    const plan: AssignmentPlan = { way: 'rotation', order: ['cem', 'ben', 'ada'], last: 'cem' };
    const turns = [0, 1, 2, 3].flatMap((ahead) => [
      turn(ahead, 1, { plan }),
      turn(ahead, 1, { choreId: 'stairs', plan: { ...plan, last: null } }),
    ]);
    expect(chosenOf(people, turns)).toEqual(['ben', 'cem', 'ada', 'ben', 'cem', 'ada', 'ben', 'cem']);
  });

  it('assigns each turn once, to someone present, or to nobody if nobody is present', () => {
    alwaysHolds(
      fc.property(anyPeople, anyTurns, (people, turns) => {
        const given = giveTurns({ people, turns, accruedUntil });
        expect(given.map(({ turnId }) => turnId).toSorted()).toEqual(turns.map(({ id }) => id).toSorted());
        for (const { turnId, roomieId } of given) {
          const dueOn = turns.find(({ id }) => id === turnId)?.dueOn ?? '';
          const there = people.filter((one) => isPresent(one, dueOn)).map(({ id }) => id);
          expect(roomieId === null ? there : there.includes(roomieId)).toEqual(roomieId === null ? [] : true);
        }
      }),
    );
  });

  it('assigns the same turns in one pass, in two passes and in any input order', () => {
    alwaysHolds(
      fc.property(anyPeople, anyTurns, fc.integer({ min: 0, max: 20 }), (people, turns, ahead) => {
        const whole = giveTurns({ people, turns, accruedUntil });
        expect(giveTurns({ people: people.toReversed(), turns: turns.toReversed(), accruedUntil })).toEqual(whole);
        const isLater = ({ dueOn }: OpenTurn): boolean => dueOn > day(ahead);
        const former = giveTurns({ people, turns: turns.filter((one) => !isLater(one)), accruedUntil });
        const known = new Map(former.map(({ turnId, roomieId }) => [turnId, roomieId]));
        const latter = giveTurns({
          people,
          turns: turns.map((one) => (isLater(one) ? one : { ...one, assigneeId: known.get(one.id) ?? null })),
          accruedUntil,
        });
        expect([...former, ...latter]).toEqual(whole);
      }),
    );
  });

  it('keeps active roomies who are always present within the heaviest chore of each other', () => {
    alwaysHolds(
      fc.property(fc.integer({ min: 1, max: 30 }), anyTurns, (count, turns) => {
        const people = Array.from({ length: count }, (_, at) => person(`roomie ${at}`));
        const ids = people.map(({ id }) => id);
        const heaviest = Math.max(0, ...turns.map(({ points }) => points)) * UNITS_PER_POINT;
        const doers = new Map(
          giveTurns({ people, turns, accruedUntil }).map(({ turnId, roomieId }) => [turnId, roomieId]),
        );
        let debts = new Map<string, number>(ids.map((id) => [id, 0]));
        for (const [, ofDay] of [...Map.groupBy(turns, ({ dueOn }) => dueOn)].toSorted()) {
          const due = ofDay.reduce((sum, { points }) => sum + points, 0);
          const changes = accrual(
            due,
            ids.map((id) => ({ id, debt: debts.get(id) ?? 0 })),
          );
          const done = ofDay.map(({ id, points }) => repayment(doers.get(id) ?? '', points));
          debts = debtsOf([...[...debts].map(([roomieId, units]) => ({ roomieId, units })), ...changes, ...done]);
          expect(Math.max(...debts.values()) - Math.min(...debts.values())).toBeLessThanOrEqual(heaviest);
        }
        expect(debts.size).toBe(count);
      }),
    );
  });

  it('starts a newcomer with one turn and no more points in a row than the heaviest chore', () => {
    alwaysHolds(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        anyTurns,
        fc.integer({ min: 1, max: 20 }),
        (count, turns, arrival) => {
          const others = Array.from({ length: count }, (_, at) => person(`roomie ${at}`));
          const people = [...others, person('newcomer', { stays: [{ from: day(arrival), until: null }] })];
          const points = new Map(turns.map((one) => [one.id, one.points]));
          const given = giveTurns({ people, turns, accruedUntil });
          const begins = given.slice(
            Math.max(
              0,
              given.findIndex(({ roomieId }) => roomieId === 'newcomer'),
            ),
          );
          const ends = begins.findIndex(({ roomieId }) => roomieId !== 'newcomer');
          const run = begins.slice(0, ends === -1 ? begins.length : ends).map(({ turnId }) => points.get(turnId) ?? 0);
          const beforeLast = run.slice(0, -1).reduce((sum, worth) => sum + worth, 0);
          expect(beforeLast).toBeLessThanOrEqual(Math.max(0, ...points.values()));
        },
      ),
    );
  });
});
