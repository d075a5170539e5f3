import type { StayLease } from '../money/stay-dues.ts';
import type { ForecastHouse, ForecastPerson, ForecastStay, HouseChange } from './house.ts';
import { forecastEnd, isStayOn } from './span.ts';

/** Why a change can't be assumed. */
export type ChangeFault = 'past' | 'too_late' | 'not_there' | 'room_taken' | 'no_room' | 'twice';

type Change<Kind extends HouseChange['kind']> = Extract<HouseChange, { kind: Kind }>;

/** Returns the id of a newcomer. It depends on nothing but the change, so that changes can be listed in any order. */
export const newcomerId = ({ roomId, firstDay }: Omit<Change<'moves_in'>, 'kind' | 'rentMinor'>): string =>
  `new ${roomId} ${firstDay}`;

/** A newcomer owes nothing, and their chores begin with their first day. */
const FRESH = { debt: 0, arrears: 0, isPaused: false, lastTurnOn: null };

/** Ends a person's stays on a day. Those that would begin later don't begin. */
const movedOut = (person: ForecastPerson, lastDay: string): ForecastPerson => ({
  ...person,
  stays: person.stays
    .filter(({ from }) => from <= lastDay)
    .map((stay) => ({ ...stay, endsOn: stay.endsOn === null || stay.endsOn > lastDay ? lastDay : stay.endsOn })),
});

function newcomer(change: Change<'moves_in'>): ForecastPerson {
  const { roomId, firstDay: from, rentMinor } = change;
  const id = newcomerId(change);
  const lease: StayLease = { id, startsOn: from, endsOn: null, rentMinor, rentPeriod: 'month', depositMinor: 0 };
  return {
    id,
    assumedIn: roomId,
    stays: [{ id, roomId, from, endsOn: null, chargedFrom: from, leases: [lease] }],
    away: [],
    owed: 0,
    pays: null,
    chores: FRESH,
  };
}

/** Adds a lease with another rent from a day on, as a lease that replaces the one in force. */
function withRent(stay: ForecastStay, { from, rentMinor }: Change<'rent_changes'>): ForecastStay {
  const inForce = stay.leases.findLast(({ startsOn }) => startsOn <= from);
  const lease: StayLease = {
    id: `${stay.id} ${from}`,
    startsOn: from,
    endsOn: inForce?.endsOn ?? null,
    rentMinor,
    rentPeriod: inForce?.rentPeriod ?? 'month',
    depositMinor: inForce?.depositMinor ?? 0,
  };
  const leases = [
    ...stay.leases.filter(({ startsOn }) => startsOn <= from),
    lease,
    ...stay.leases.filter(({ startsOn }) => startsOn > from),
  ];
  return { ...stay, leases, chargedFrom: stay.chargedFrom ?? from };
}

function withChange(house: ForecastHouse, change: HouseChange): ForecastHouse {
  const changed = (personId: string, by: (person: ForecastPerson) => ForecastPerson): ForecastHouse => ({
    ...house,
    people: house.people.map((person) => (person.id === personId ? by(person) : person)),
  });
  switch (change.kind) {
    case 'moves_out':
      return changed(change.personId, (person) => movedOut(person, change.lastDay));
    case 'moves_in':
      return { ...house, people: [...house.people, newcomer(change)] };
    case 'rent_changes':
      return changed(change.personId, (person) => ({
        ...person,
        stays: person.stays.map((stay) => (isStayOn(stay, change.from) ? withRent(stay, change) : stay)),
      }));
    case 'bill_changes':
      return { ...house, monthlyBills: new Map([...house.monthlyBills, [change.category, change.monthlyMinor]]) };
  }
}

/** Rents change before people move out, so that the order in which changes are listed doesn't matter. */
const ORDER: readonly HouseChange['kind'][] = ['rent_changes', 'moves_out', 'moves_in', 'bill_changes'];

const keyOf = (change: HouseChange): string =>
  change.kind === 'bill_changes'
    ? change.category
    : change.kind === 'moves_in'
      ? newcomerId(change)
      : `${change.personId} ${change.kind === 'rent_changes' ? change.from : ''}`;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns the house in which the changes happen. */
export function houseWith(house: ForecastHouse, changes: readonly HouseChange[]): ForecastHouse {
  const inOrder = changes.toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || compare(keyOf(a), keyOf(b)),
  );
  const changed = inOrder.reduce(withChange, house);
  return { ...changed, people: changed.people.toSorted((a, b) => compare(a.id, b.id)) };
}

function faultOf(house: ForecastHouse, change: HouseChange, after: ForecastHouse): ChangeFault | null {
  if (change.kind === 'bill_changes') return null;
  const day = change.kind === 'moves_in' ? change.firstDay : change.kind === 'moves_out' ? change.lastDay : change.from;
  // Today may be a last day. Nothing else happens on a day that has begun.
  if (day < house.today || (day === house.today && change.kind !== 'moves_out')) return 'past';
  if (day > forecastEnd(house.today)) return 'too_late';
  if (change.kind === 'moves_in') {
    if (!house.rooms.some(({ id }) => id === change.roomId)) return 'no_room';
    const others = after.people
      .filter(({ id }) => id !== newcomerId(change))
      .flatMap(({ stays }) => stays.filter(({ roomId }) => roomId === change.roomId));
    return others.some(({ endsOn }) => endsOn === null || endsOn >= change.firstDay) ? 'room_taken' : null;
  }
  const person = house.people.find(({ id }) => id === change.personId);
  return person?.stays.some((stay) => isStayOn(stay, day)) === true ? null : 'not_there';
}

/** Returns the first change that can't be assumed, by its place in the list, and why; null: all can. */
export function changesFault(
  house: ForecastHouse,
  changes: readonly HouseChange[],
): { readonly at: number; readonly fault: ChangeFault } | null {
  const after = houseWith(house, changes);
  const seen = new Set<string>();
  for (const [at, change] of changes.entries()) {
    const key = `${change.kind} ${keyOf(change)}`;
    const fault = seen.has(key) ? 'twice' : faultOf(house, change, after);
    if (fault !== null) return { at, fault };
    seen.add(key);
  }
  return null;
}
