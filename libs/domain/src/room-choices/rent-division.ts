import { bestAssignment } from './assignment.ts';
import { distributeUnits } from './rounding.ts';

/** Rooms and rents for people who each said what every room is worth to them. */
export interface RentDivision {
  /** By person: the index of their room. */
  readonly rooms: readonly number[];
  /** By room, in the smallest unit of the currency. The sum is the total rent. */
  readonly rents: readonly number[];
  /** The largest envy in the smallest unit: 0, or 1 where no rounding has none. */
  readonly envy: 0 | 1;
  /** The rents before rounding, as numerators over one denominator, by room. */
  readonly exact: { readonly numerators: readonly number[]; readonly denominator: number };
}

/** Fewest and most people that a division is made for. */
export const RENT_DIVISION_PEOPLE = { min: 2, max: 12 } as const;

/**
 * Divides the rent of a house without envy. Each person gets the room of an assignment with the greatest total value,
 * and nobody would rather have another room at its rent. Of all rents without envy that sum to the total and aren't
 * below zero, these make the smallest gain as large as possible, where a gain is a person's own value of their room minus
 * its rent (the maximin solution: Gal, Mash, Procaccia and Zick, "Which is the fairest (rent division) of them all?",
 * 2016; that assignment and rents can be chosen apart: Svensson 1983). Because each person's values sum to the total
 * rent, nobody pays more than their room is worth to them (Sung and Vlach 2004).
 *
 * Without envy means: i's gain − k's gain ≥ value of k's room to i − its value to k, for every pair. These are difference
 * constraints, so the least gains that satisfy them and aren't negative are longest paths, and so are the greatest gains
 * with which no rent is below zero. The least gains are raised by the same amount each until the rents sum to the total;
 * where that would put a rent below zero, its room stays at zero. All rents before rounding are exact fractions.
 *
 * Rounding: gains are rounded down to whole units, which keeps every constraint because values are whole. The units that
 * are left go to people so that nobody envies anybody, as long as a distribution exists that leaves every gain within two
 * units of the exact one. Otherwise the largest envy is one unit, and `envy` says so; it happens where people agree on
 * the values of rooms and have to share what can't be split.
 *
 * Returns null when any rents without envy would be below zero for some room.
 * @param values one row per person, one column per room; whole units that aren't negative and sum to the same total
 * @throws RangeError for other values
 */
export function divideRent(values: readonly (readonly number[])[]): RentDivision | null {
  const total = requireValues(values);
  const rooms = bestAssignment(values);
  const people = [...rooms.keys()];
  const valueTo = (person: number, other: number): number => values[person]?.[rooms[other] ?? 0] ?? 0;
  const own = people.map((person) => valueTo(person, person));
  const apart = longestPaths(people.map((i) => people.map((k) => valueTo(i, k) - valueTo(k, k))));

  const least = people.map((i) => Math.max(...people.map((k) => apart[i]?.[k] ?? 0)));
  const greatest = people.map((k) => Math.min(...people.map((i) => (own[i] ?? 0) - (apart[i]?.[k] ?? 0))));
  const toShare = sum(own) - total;
  if (sum(greatest) < toShare) return null;

  const raisedBy = (units: number): number[] => people.map((i) => Math.min((least[i] ?? 0) + units, greatest[i] ?? 0));
  const raise = lastWhere((units) => sum(raisedBy(units)) <= toShare, total);
  const gains = raisedBy(raise);
  const growing = people.filter((i) => (gains[i] ?? 0) < (greatest[i] ?? 0));
  const left = toShare - sum(gains);
  const denominator = Math.max(growing.length, 1);

  const { added, isExact } = distributeUnits(
    people.map((i) => people.map((k) => (gains[i] ?? 0) - (gains[k] ?? 0) - (apart[i]?.[k] ?? 0))),
    people.map((i) => (own[i] ?? 0) - (gains[i] ?? 0)),
    left,
  );
  const byRoom = (rentOf: (person: number) => number): number[] => people.map((room) => rentOf(rooms.indexOf(room)));
  return {
    rooms,
    rents: byRoom((i) => (own[i] ?? 0) - (gains[i] ?? 0) - (added[i] ?? 0)),
    envy: isExact ? 0 : 1,
    exact: {
      numerators: byRoom((i) => ((own[i] ?? 0) - (gains[i] ?? 0)) * denominator - (growing.includes(i) ? left : 0)),
      denominator,
    },
  };
}

/** Another room than a person's own, and how much better or worse it would be for them. */
export interface OtherRoom {
  readonly room: number;
  readonly value: number;
  readonly rent: number;
  /** The gain from the own room minus the gain from this one; −1 at the least. */
  readonly less: number;
}

/** Why a division suits one person. It needs nobody else's values. */
export interface RentExplanation {
  readonly room: number;
  readonly rent: number;
  readonly value: number;
  /** The own value minus the rent. */
  readonly gain: number;
  readonly others: readonly OtherRoom[];
}

/** Explains a division to the one whose values these are, by room. */
export function explainRent(values: readonly number[], room: number, rents: readonly number[]): RentExplanation {
  const gainFrom = (at: number): number => (values[at] ?? 0) - (rents[at] ?? 0);
  const others = [...rents.keys()]
    .filter((at) => at !== room)
    .map((at) => ({ room: at, value: values[at] ?? 0, rent: rents[at] ?? 0, less: gainFrom(room) - gainFrom(at) }));
  return { room, rent: rents[room] ?? 0, value: values[room] ?? 0, gain: gainFrom(room), others };
}

/**
 * Scales values to a total: each gets its share rounded down, and the units that are left go to the largest remainders,
 * earlier ones first. Values that are all zero become an even split.
 */
export function scaleValues(values: readonly number[], total: number): number[] {
  const before = sum(values);
  const shares = values.map((value) => (before === 0 ? BigInt(total) : BigInt(value) * BigInt(total)));
  const by = BigInt(before === 0 ? values.length : before);
  const scaled = shares.map((share) => Number(share / by));
  const order = [...shares.keys()].sort((one, other) => {
    const difference = ((shares[other] ?? 0n) % by) - ((shares[one] ?? 0n) % by);
    return difference === 0n ? one - other : difference > 0n ? 1 : -1;
  });
  const left = total - sum(scaled);
  for (const at of order.slice(0, left)) scaled[at] = (scaled[at] ?? 0) + 1;
  return scaled;
}

/** Returns the longest paths between all pairs. No cycle is positive, because the assignment is a best one. */
function longestPaths(edges: readonly (readonly number[])[]): number[][] {
  const longest = edges.map((row) => [...row]);
  for (const [via, onward] of longest.entries()) {
    for (const row of longest) {
      for (const [to, far] of onward.entries()) {
        row[to] = Math.max(row[to] ?? 0, (row[via] ?? 0) + far);
      }
    }
  }
  return longest;
}

/** Returns the last whole number from 0 to `max` for which a condition holds that holds for 0, and never again later. */
function lastWhere(holds: (at: number) => boolean, max: number): number {
  let [low, high] = [0, max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function requireValues(values: readonly (readonly number[])[]): number {
  const { min, max } = RENT_DIVISION_PEOPLE;
  const total = sum(values[0] ?? []);
  const areValid =
    values.length >= min &&
    values.length <= max &&
    values.every(
      (row) =>
        row.length === values.length &&
        sum(row) === total &&
        row.every((value) => Number.isSafeInteger(value) && value >= 0),
    );
  if (!areValid) throw new RangeError('These values can’t divide a rent.');
  return total;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0);
