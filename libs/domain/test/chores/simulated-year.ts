import { occurrences } from '../../src/chores/occurrences.ts';
import {
  accrual,
  type AssignmentPlan,
  debtsOf,
  type DebtChange,
  giveTurns,
  isPresent,
  plusDays,
  type Recurrence,
  repayment,
  type Resident,
  UNITS_PER_POINT,
} from '../../src/index.ts';

const YEAR = { from: '2026-01-01', until: '2027-01-01' };
const FAIR: AssignmentPlan = { way: 'fair' };

interface SimulatedChore {
  readonly name: string;
  readonly points: number;
  readonly recurrence: Recurrence;
}

export const CHORES: readonly SimulatedChore[] = [
  { name: 'kitchen', points: 3, recurrence: { every: 'week', interval: 1, weekdays: [3, 7] } },
  { name: 'bathroom', points: 5, recurrence: { every: 'week', interval: 1, weekdays: [6] } },
  { name: 'bins', points: 1, recurrence: { every: 'week', interval: 1, weekdays: [2] } },
  { name: 'stairs', points: 4, recurrence: { every: 'week', interval: 2, weekdays: [5] } },
  { name: 'fridge', points: 6, recurrence: { every: 'month', interval: 1, in: { on: 'day', day: 31 } } },
];

const forGood = null;
export const PEOPLE: readonly (Resident & { readonly story: string })[] = [
  { id: 'Ada', story: 'all year', stays: [{ from: '2025-06-01', until: forGood }], away: [] },
  {
    id: 'Ben',
    story: 'all year, away in August and at Christmas',
    stays: [{ from: '2025-06-01', until: forGood }],
    away: [
      { from: '2026-08-01', to: '2026-08-28' },
      { from: '2026-12-20', to: '2027-01-03' },
    ],
  },
  { id: 'Cem', story: 'moves out at the end of June', stays: [{ from: '2025-06-01', until: '2026-07-01' }], away: [] },
  { id: 'Dia', story: 'moves in on 15 July', stays: [{ from: '2026-07-15', until: forGood }], away: [] },
  {
    id: 'Eli',
    story: 'moves in on 1 April, away in most months',
    stays: [{ from: '2026-04-01', until: forGood }],
    away: ['04', '05', '06', '07', '09', '10', '11'].map((month) => ({
      from: `2026-${month}-10`,
      to: `2026-${month}-16`,
    })),
  },
  { id: 'Fay', story: 'October to 15 December', stays: [{ from: '2026-10-01', until: '2026-12-16' }], away: [] },
];

interface Turn {
  readonly id: string;
  readonly choreId: string;
  readonly dueOn: string;
  readonly points: number;
}

/** A turn and the person who did it. */
export type DoneTurn = Turn & { readonly doer: string };

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const presentOn = (day: string): typeof PEOPLE => PEOPLE.filter((person) => isPresent(person, day));

/** All turns of the year, in date order. */
const TURNS: readonly Turn[] = CHORES.flatMap(({ name, points, recurrence }) =>
  occurrences(
    { recurrence, startsOn: YEAR.from, dueTime: '20:00', timeZone: 'Europe/Berlin' },
    YEAR.from,
    YEAR.until,
  ).map(({ dueOn }) => ({ id: `${name} ${dueOn}`, choreId: name, dueOn, points })),
).toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.choreId, b.choreId));

const pointsOf = (turns: readonly Turn[]): number => turns.reduce((sum, { points }) => sum + points, 0);

const lastTurnOf = (done: readonly DoneTurn[], id: string): string | null =>
  done.findLast(({ doer }) => doer === id)?.dueOn ?? null;

function accrualsOf(turns: readonly Turn[], before: readonly DebtChange[]): DebtChange[] {
  const changes: DebtChange[] = [];
  for (const [day, ofDay] of Map.groupBy(turns, ({ dueOn }) => dueOn)) {
    const debts = debtsOf([...before, ...changes]);
    const present = presentOn(day).map(({ id }) => ({ id, debt: debts.get(id) ?? 0 }));
    changes.push(...accrual(pointsOf(ofDay), present));
  }
  return changes;
}

/** Simulates the year by debts: the turns of the coming week are assigned every Sunday, and all are done. */
export function byDebts(): DoneTurn[] {
  const done: DoneTurn[] = [];
  let changes: DebtChange[] = [];
  for (let eve = plusDays(YEAR.from, -1); eve < YEAR.until; eve = plusDays(eve, 7)) {
    const ofWeek = TURNS.filter(({ dueOn }) => dueOn > eve && dueOn <= plusDays(eve, 7));
    const debts = debtsOf(changes);
    const people = PEOPLE.map((one) => ({
      ...one,
      debt: debts.get(one.id) ?? 0,
      arrears: 0,
      isPaused: false,
      recently: { share: 0, given: 0 },
      lastTurnOn: lastTurnOf(done, one.id),
    }));
    const given = giveTurns({ people, turns: ofWeek.map((turn) => ({ ...turn, plan: FAIR })), accruedUntil: eve });
    const doers = new Map(given.map(({ turnId, roomieId }) => [turnId, roomieId ?? '']));
    const doneNow = ofWeek.map((turn) => ({ ...turn, doer: doers.get(turn.id) ?? '' }));
    const repaid = doneNow.map(({ doer, points }) => repayment(doer, points));
    changes = [...changes, ...accrualsOf(ofWeek, changes), ...repaid];
    done.push(...doneNow);
  }
  return done;
}

/** Simulates the year by counting: each turn goes to the roomie with the fewest points of all time. */
export function byCounting(): DoneTurn[] {
  const done: DoneTurn[] = [];
  const ever = new Map<string, number>();
  for (const turn of TURNS) {
    const [next] = presentOn(turn.dueOn).toSorted(
      (a, b) =>
        (ever.get(a.id) ?? 0) - (ever.get(b.id) ?? 0) ||
        compare(lastTurnOf(done, a.id) ?? '', lastTurnOf(done, b.id) ?? '') ||
        compare(a.id, b.id),
    );
    const doer = next?.id ?? '';
    ever.set(doer, (ever.get(doer) ?? 0) + turn.points);
    done.push({ ...turn, doer });
  }
  return done;
}

/** One roomie's year. */
export interface YearOf {
  readonly id: string;
  readonly days: number;
  /** Their part, in points, of what was due on the days they were present. */
  readonly share: number;
  readonly fair: number;
  readonly counted: number;
  /** Their consecutive turns from the first one due while they were present. */
  readonly firstRunFair: number;
  readonly firstRunCounted: number;
}

function firstRun(done: readonly DoneTurn[], { id, stays }: Resident): number {
  const since = done.filter(({ dueOn }) => dueOn >= (stays[0]?.from ?? ''));
  const begins = since.findIndex(({ doer }) => doer === id);
  const run = since.slice(begins).findIndex(({ doer }) => doer !== id);
  return run === -1 ? since.length - begins : run;
}

export function simulatedYear(): YearOf[] {
  const [fair, counted] = [byDebts(), byCounting()];
  const shares = debtsOf(accrualsOf(TURNS, []));
  const dates = Array.from({ length: 365 }, (_, ahead) => plusDays(YEAR.from, ahead));
  return PEOPLE.map((person) => {
    const { id } = person;
    return {
      id,
      days: dates.filter((date) => isPresent(person, date)).length,
      share: (shares.get(id) ?? 0) / UNITS_PER_POINT,
      fair: pointsOf(fair.filter(({ doer }) => doer === id)),
      counted: pointsOf(counted.filter(({ doer }) => doer === id)),
      firstRunFair: firstRun(fair, person),
      firstRunCounted: firstRun(counted, person),
    };
  });
}
