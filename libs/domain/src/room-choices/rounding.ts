/** Units that one person may get, tried in turn: the later ones move somebody further from their exact gain. */
const WAYS = [
  [1, 0],
  [1, 0, 2],
  [1, 0, 2, -1],
] as const;

/** Units by person, and what they lead to. */
export interface Rounded {
  /** By person: units to add to the gain that was rounded down. */
  readonly added: readonly number[];
  /** Whether nobody envies anybody, to the unit. */
  readonly isExact: boolean;
}

/**
 * Distributes `units` that are left when gains are rounded down, so that nobody envies anybody if possible. First,
 * single units go to a set of people that is closed under tight constraints. If no such set has the right size, somebody
 * may get two units, and then somebody may lose one. If there is no such way either, the set with the fewest envious pairs
 * gets single units; their envy is one unit, because more than one can't come between two people.
 * @param slack `slack[i][k]`: by how many units k's gain may grow beyond i's before i envies k; never negative
 * @param room by person: how many units their gain may still grow
 */
export function distributeUnits(
  slack: readonly (readonly number[])[],
  room: readonly number[],
  units: number,
): Rounded {
  const size = slack.length;
  if (units === 0) return { added: new Array<number>(size).fill(0), isExact: true };
  const exact = WAYS.map((ways) => search(slack, room, units, ways)).find((added) => added !== null);
  if (exact) return { added: exact, isExact: true };
  return { added: leastEnvy(slack, room, units), isExact: false };
}

/** Returns the first distribution, person by person in the order of `choices`, in which nobody envies anybody. */
function search(
  slack: readonly (readonly number[])[],
  room: readonly number[],
  units: number,
  choices: readonly number[],
): number[] | null {
  const size = slack.length;
  const [least, most] = [Math.min(...choices), Math.max(...choices)];
  const added: number[] = [];
  const fits = (person: number, units: number): boolean =>
    units <= (room[person] ?? 0) &&
    added.every(
      (given, other) =>
        given - units <= (slack[person]?.[other] ?? 0) && units - given <= (slack[other]?.[person] ?? 0),
    );
  const place = (left: number): boolean => {
    const person = added.length;
    const after = size - person;
    if (after === 0) return left === 0;
    if (left > most * after || left < least * after) return false;
    return choices.some((choice) => {
      if (!fits(person, choice)) return false;
      added.push(choice);
      if (place(left - choice)) return true;
      added.pop();
      return false;
    });
  };
  return place(units) ? added : null;
}

/** Returns the set of `units` people, as ones and zeros, that leaves the fewest pairs with envy. */
function leastEnvy(slack: readonly (readonly number[])[], room: readonly number[], units: number): number[] {
  const size = slack.length;
  const all = [...slack.keys()];
  let best: number[] = [];
  let fewest = Infinity;
  for (let set = 0; set < 2 ** size; set += 1) {
    const added = all.map((person) => (set >> person) & 1);
    if (added.reduce((sum, unit) => sum + unit, 0) !== units) continue;
    if (added.some((unit, person) => unit > (room[person] ?? 0))) continue;
    const envious = all.flatMap((one) =>
      all.filter((other) => (added[other] ?? 0) - (added[one] ?? 0) > (slack[one]?.[other] ?? 0)),
    ).length;
    if (envious < fewest) [best, fewest] = [added, envious];
  }
  return best;
}
