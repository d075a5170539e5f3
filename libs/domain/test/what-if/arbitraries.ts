import { COST_CATEGORIES } from '@common-roof/contracts';
import fc, { type Arbitrary } from 'fast-check';

import {
  type AssignmentPlan,
  type BillHabit,
  type ForecastHouse,
  type ForecastPerson,
  type ForecastStay,
  type ForecastTurn,
  type HouseChange,
  newcomerId,
  plusDays,
  UNITS_PER_POINT,
} from '../../src/index.ts';

const BASE = '2026-01-01';
const PEOPLE = ['ada', 'ben', 'cem', 'dia'];
/** Until the end of the last month foreseen, on the latest day. */
const DAYS = 400;

const anyRent = fc.integer({ min: 1, max: 200_000 });

const anyStay = (id: string, today: string): Arbitrary<ForecastStay> =>
  fc
    .record({
      ago: fc.integer({ min: -40, max: 500 }),
      last: fc.option(fc.integer({ min: 0, max: 300 }), { freq: 3 }),
      rents: fc.array(anyRent, { minLength: 0, maxLength: 2 }),
      next: fc.integer({ min: 1, max: 200 }),
      isRenewed: fc.boolean(),
    })
    .map(({ ago, last, rents, next, isRenewed }) => {
      const from = plusDays(today, -ago);
      const [first, second] = rents;
      const lease = (at: number, startsOn: string, rentMinor: number) => ({
        id: `${id} lease ${String(at)}`,
        startsOn,
        endsOn: null,
        rentMinor,
        rentPeriod: 'month' as const,
        depositMinor: 0,
      });
      const later = plusDays(from > today ? from : today, next);
      return {
        id: `${id} stay`,
        roomId: `room of ${id}`,
        from,
        endsOn: last === null ? null : plusDays(from > today ? from : today, last),
        chargedFrom: first === undefined ? null : from,
        leases: [
          ...(first === undefined ? [] : [lease(0, from, first)]),
          ...(second === undefined || !isRenewed ? [] : [lease(1, later, second)]),
        ],
      };
    });

const anyPerson = (id: string, today: string): Arbitrary<ForecastPerson> =>
  fc.record({
    id: fc.constant(id),
    assumedIn: fc.constant(null),
    stays: anyStay(id, today).map((stay) => [stay]),
    away: fc.option(fc.tuple(fc.nat(200), fc.nat(60)), { freq: 2 }).map((drawn) => {
      if (drawn === null) return [];
      const from = plusDays(today, drawn[0]);
      return [{ from, to: plusDays(from, drawn[1]) }];
    }),
    owed: fc.integer({ min: -50_000, max: 100_000 }),
    pays: fc.option(fc.integer({ min: 0, max: 150_000 })),
    chores: fc.record({
      debt: fc.integer({ min: -5, max: 5 }).map((points) => points * UNITS_PER_POINT),
      arrears: fc.constant(0),
      isPaused: fc.constant(false),
      lastTurnOn: fc.option(fc.integer({ min: 1, max: 20 }).map((ago) => plusDays(today, -ago))),
    }),
  });

const anyBills = (today: string): Arbitrary<BillHabit[]> =>
  fc.uniqueArray(
    fc.record({
      category: fc.constantFrom(...COST_CATEGORIES),
      minor: fc.nat(500_000),
      months: fc.integer({ min: 1, max: 12 }),
      occupantDays: fc.integer({ min: 0, max: 1_200 }),
      recurring: fc.option(
        fc.record({
          every: fc.constantFrom('month', 'quarter', 'year'),
          firstOn: fc.nat(700).map((ago) => plusDays(today, 30 - ago)),
          minor: fc.option(fc.integer({ min: 1, max: 40_000 })),
          skippedOn: fc.constant(null),
          split: fc.constantFrom(
            [],
            [
              { id: 'ada', weight: 2 },
              { id: 'ben', weight: 1 },
            ],
          ),
        }),
      ),
    }),
    { selector: ({ category }) => category, maxLength: 4 },
  );

const anyPlan: Arbitrary<AssignmentPlan> = fc.constantFrom(
  { way: 'fair' },
  { way: 'fair' },
  { way: 'rotation', order: PEOPLE, last: null },
  { way: 'fixed', roomieId: 'ada' },
  { way: 'random' },
  { way: 'open' },
);

interface DrawnChore {
  readonly plan: AssignmentPlan;
  readonly every: number;
  readonly points: number;
}
const anyChores: Arbitrary<DrawnChore[]> = fc.array(
  fc.record({ plan: anyPlan, every: fc.integer({ min: 2, max: 40 }), points: fc.integer({ min: 1, max: 10 }) }),
  { maxLength: 3 },
);

const turnsOf = (chores: readonly DrawnChore[], today: string): ForecastTurn[] =>
  chores.flatMap(({ every, points }, at) =>
    Array.from({ length: Math.floor(DAYS / every) }, (_, nth) => ({
      choreId: `chore ${String(at)}`,
      dueOn: plusDays(today, at + nth * every),
      points,
    })),
  );

/** A house in which people live, lived or will live. */
export const anyHouse: Arbitrary<ForecastHouse> = fc.nat(400).chain((ahead) => {
  const today = plusDays(BASE, ahead);
  return fc
    .record({
      people: fc.subarray(PEOPLE).chain((ids) => fc.tuple(...ids.map((id) => anyPerson(id, today)))),
      bills: anyBills(today),
      chores: anyChores,
      dueDay: fc.integer({ min: 1, max: 31 }),
      supplies: fc.record({
        minor: fc.nat(100_000),
        months: fc.constant(6),
        occupantDays: fc.integer({ min: 0, max: 700 }),
      }),
      rents: fc.tuple(...PEOPLE.map(() => anyRent), anyRent),
    })
    .map(({ people, bills, chores, dueDay, supplies, rents }) => ({
      today,
      homeownerId: 'owner',
      dueDay,
      rooms: [...PEOPLE.map((id) => `room of ${id}`), 'attic'].map((id, at) => ({ id, rentMinor: rents[at] ?? 1 })),
      people,
      bills,
      monthlyBills: new Map(),
      supplies,
      chores: chores.map(({ plan }, at) => ({ id: `chore ${String(at)}`, plan })),
      turns: turnsOf(chores, today),
    }));
});

const anyDayAhead = fc.integer({ min: 1, max: 330 });

/** Changes of a house, at most one of a kind for each person, room and category. */
export const anyChanges = ({ today, people }: ForecastHouse): Arbitrary<HouseChange[]> => {
  const ids = people.map(({ id }) => id);
  const ofPerson: Arbitrary<HouseChange>[] =
    ids.length === 0
      ? []
      : [
          fc.record({
            kind: fc.constant('moves_out'),
            personId: fc.constantFrom(...ids),
            lastDay: anyDayAhead.map((ahead) => plusDays(today, ahead)),
          }),
          fc.record({
            kind: fc.constant('rent_changes'),
            personId: fc.constantFrom(...ids),
            from: anyDayAhead.map((ahead) => plusDays(today, ahead)),
            rentMinor: anyRent,
          }),
        ];
  const anyChange: Arbitrary<HouseChange> = fc.oneof(
    ...ofPerson,
    fc.record({
      kind: fc.constant('moves_in'),
      roomId: fc.constant('attic'),
      firstDay: anyDayAhead.map((ahead) => plusDays(today, ahead)),
      rentMinor: anyRent,
    }),
    fc.record({
      kind: fc.constant('bill_changes'),
      category: fc.constantFrom(...COST_CATEGORIES),
      monthlyMinor: fc.nat(50_000),
    }),
  );
  const keyOf = (change: HouseChange): string =>
    change.kind === 'bill_changes'
      ? change.category
      : change.kind === 'moves_in'
        ? newcomerId({ ...change, firstDay: '' })
        : `${change.kind} ${change.personId}`;
  return fc.uniqueArray(anyChange, { selector: keyOf, maxLength: 4 });
};
