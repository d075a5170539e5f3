import {
  type BalanceChange,
  CAP_DAYS,
  dayOwed,
  type ForecastHouse,
  giveTurns,
  isPresent,
  plusDays,
  type Resident,
  turnDone,
  UNITS_PER_POINT,
} from '../../src/index.ts';
import { dayBefore, daysBetween } from './lived-days.ts';
import { type NightOf, runsOf } from './lived-nights.ts';

interface ChoreLog {
  readonly day: string;
  readonly id: string;
  readonly share: number;
  readonly given: number;
}

/** Plans chores each morning for a week ahead. Everyone does their turns of the day. */
export function doChores(
  house: ForecastHouse,
  nights: ReadonlyMap<string, ReadonlyMap<string, NightOf>>,
  away: ReadonlyMap<string, Resident['away']>,
  end: string,
) {
  const residents = [...nights].map(([id, own]): Resident => ({ id, stays: runsOf(own), away: away.get(id) ?? [] }));
  const standing = new Map(
    residents.map(({ id }) => {
      const known = house.people.find((person) => person.id === id)?.chores;
      return [id, { debt: known?.debt ?? 0, arrears: known?.arrears ?? 0, lastTurnOn: known?.lastTurnOn ?? null }];
    }),
  );
  const log: ChoreLog[] = [];
  const people = (day: string) => {
    const since = plusDays(day, -CAP_DAYS);
    return residents.map((one) => {
      const { debt = 0, arrears = 0, lastTurnOn = null } = standing.get(one.id) ?? {};
      const recent = log.filter((line) => line.id === one.id && line.day >= since);
      const recently = { share: sumOf(recent, 'share'), given: sumOf(recent, 'given') };
      return { ...one, debt, arrears, lastTurnOn, isPaused: false, recently };
    });
  };
  const change = (changes: readonly BalanceChange[]): void => {
    for (const { roomieId, units, of } of changes) {
      const one = standing.get(roomieId);
      if (one) one[of === 'turns' ? 'debt' : 'arrears'] += units;
    }
  };
  const last = new Map<string, string>();
  const done: { id: string; dueOn: string; points: number }[] = [];
  for (const day of daysBetween(house.today, end)) {
    if (!house.turns.some(({ dueOn }) => dueOn === day)) continue;
    const upTo = plusDays(day, 7);
    while (log[0] !== undefined && log[0].day < plusDays(day, -CAP_DAYS)) log.shift();
    const turns = house.turns
      .filter(({ dueOn }) => dueOn >= day && dueOn <= upTo)
      .map((turn) => {
        const plan = house.chores.find(({ id }) => id === turn.choreId)?.plan ?? { way: 'open' as const };
        const before = last.get(turn.choreId);
        const turning = plan.way === 'rotation' && before !== undefined ? { ...plan, last: before } : plan;
        return { ...turn, id: `${turn.choreId} ${turn.dueOn}`, plan: turning, assigneeId: undefined };
      });
    const given = new Map(
      giveTurns({ people: people(day), turns, accruedUntil: dayBefore(day) }).map(({ turnId, roomieId }) => [
        turnId,
        roomieId,
      ]),
    );
    const ofDay = turns.filter(({ dueOn }) => dueOn === day);
    const present = () => people(day).filter((one) => isPresent(one, day));
    const owed = dayOwed(
      ofDay.reduce((sum, { points }) => sum + points, 0),
      present(),
    );
    change(owed);
    log.push(...owed.map(({ roomieId, units }) => ({ day, id: roomieId, share: units, given: 0 })));
    for (const { id: turnId, choreId, points } of ofDay.toSorted((a, b) => (a.choreId < b.choreId ? -1 : 1))) {
      const id = given.get(turnId);
      const doer = present().find((one) => one.id === id);
      const own = standing.get(id ?? '');
      if (typeof id !== 'string' || !doer || !own) continue;
      change(turnDone(doer, points, present()));
      own.lastTurnOn = day;
      last.set(choreId, id);
      log.push({ day, id, share: 0, given: points * UNITS_PER_POINT });
      done.push({ id, dueOn: day, points });
    }
  }
  return { done, debts: new Map([...standing].map(([id, { debt }]) => [id, debt])) };
}

const sumOf = (lines: readonly ChoreLog[], of: 'share' | 'given'): number =>
  lines.reduce((sum, line) => sum + line[of], 0);
