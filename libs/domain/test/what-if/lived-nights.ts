import { type ForecastHouse, type HouseChange, newcomerId, plusDays, proratedRent } from '../../src/index.ts';
import { monthOf, dayAfter, dayBefore, lastOf, daysBetween, earlier } from './lived-days.ts';

/** Who lives in which room on which day, and at which monthly rent (null: no lease). */
export interface NightOf {
  readonly roomId: string;
  readonly rent: number | null;
}

const HISTORY = 420;

/** Notes who sleeps where on each night, with the changes as they happen. */
export function nightsOf(house: ForecastHouse, changes: readonly HouseChange[], end: string) {
  const nights = new Map<string, Map<string, NightOf>>();
  const first = plusDays(house.today, -HISTORY);
  for (const { id, stays } of house.people) {
    const own = new Map<string, NightOf>();
    for (const stay of stays) {
      for (const day of daysBetween(stay.from > first ? stay.from : first, earlier(stay.endsOn ?? end, end))) {
        const lease = stay.leases.findLast(({ startsOn }) => startsOn <= day);
        own.set(day, { roomId: stay.roomId, rent: lease?.rentMinor ?? null });
      }
    }
    nights.set(id, own);
  }
  for (const change of changes) {
    if (change.kind === 'moves_in') {
      const days = daysBetween(change.firstDay, end);
      const night = { roomId: change.roomId, rent: change.rentMinor };
      nights.set(newcomerId(change), new Map(days.map((day) => [day, night])));
    } else if (change.kind === 'rent_changes') {
      const own = nights.get(change.personId);
      const stay = house.people
        .find(({ id }) => id === change.personId)
        ?.stays.find(({ from, endsOn }) => from <= change.from && (endsOn === null || change.from <= endsOn));
      const next = stay?.leases.find(({ startsOn }) => startsOn > change.from)?.startsOn ?? plusDays(end, 1);
      for (const [day, night] of own ?? []) {
        if (stay && day >= change.from && day < next) own?.set(day, { ...night, rent: change.rentMinor });
      }
    }
  }
  for (const change of changes) {
    if (change.kind !== 'moves_out') continue;
    const own = nights.get(change.personId);
    for (const day of [...(own?.keys() ?? [])]) if (day > change.lastDay) own?.delete(day);
  }
  return nights;
}

/** Charges the nights of a month at one rent by their number, on the day on which it is due. */
export function rentsOf(house: ForecastHouse, nights: ReadonlyMap<string, ReadonlyMap<string, NightOf>>) {
  return [...nights].flatMap(([id, own]) => {
    const stays = house.people.find((person) => person.id === id)?.stays ?? [];
    const leaseStarts = new Set(stays.flatMap(({ leases }) => leases.map(({ startsOn }) => startsOn)));
    const runs: { from: string; to: string; rent: number }[] = [];
    for (const [day, { rent }] of [...own].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (rent === null) continue;
      const run = runs.at(-1);
      const goesOn = run?.to === dayBefore(day) && run.rent === rent && monthOf(run.to) === monthOf(day);
      // A lease that replaces another at the same rent begins a due of its own.
      if (run && goesOn && !leaseStarts.has(day)) run.to = day;
      else runs.push({ from: day, to: day, rent });
    }
    return runs.map(({ from, to, rent }) => {
      const last = lastOf(monthOf(from));
      const due = earlier(earlier(plusDays(`${monthOf(from)}-01`, house.dueDay - 1), last), to);
      const minor = proratedRent(rent, daysBetween(from, to).length, Number(last.slice(8)));
      return { id, dueOn: due > from ? due : from, minor };
    });
  });
}

/** Joins nights that follow each other. */
export function runsOf(own: ReadonlyMap<string, NightOf>): { from: string; until: string }[] {
  const runs: { from: string; until: string }[] = [];
  for (const day of [...own.keys()].toSorted()) {
    const run = runs.at(-1);
    if (run?.until === day) run.until = dayAfter(day);
    else runs.push({ from: day, until: dayAfter(day) });
  }
  return runs;
}
