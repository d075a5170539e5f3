/** A second way to the same answers, for tests: it tries everything, and shares no code with the first. */

/** Returns all orders of 0 to `size` − 1. */
export const permutations = (size: number): number[][] =>
  size === 0
    ? [[]]
    : permutations(size - 1).flatMap((order) =>
        Array.from({ length: size }, (_, at) => [...order.slice(0, at), size - 1, ...order.slice(at)]),
      );

export const worthOf = (values: readonly (readonly number[])[], rooms: readonly number[]): number =>
  rooms.reduce((total, room, person) => total + (values[person]?.[room] ?? 0), 0);

/** Returns all ways to write `total` as `parts` whole numbers that aren't negative. */
function* splits(total: number, parts: number): Generator<number[]> {
  if (parts === 1) {
    yield [total];
    return;
  }
  for (let first = 0; first <= total; first += 1) {
    for (const rest of splits(total - first, parts - 1)) yield [first, ...rest];
  }
}

/** Returns the largest envy of any pair; negative or 0: none. */
export function envyIn(
  values: readonly (readonly number[])[],
  rooms: readonly number[],
  rents: readonly number[],
): number {
  const gain = (person: number, room: number): number => (values[person]?.[room] ?? 0) - (rents[room] ?? 0);
  return Math.max(...rooms.flatMap((own, person) => rooms.map((other) => gain(person, other) - gain(person, own))));
}

export const smallestGain = (
  values: readonly (readonly number[])[],
  rooms: readonly number[],
  rents: readonly number[],
): number => Math.min(...rooms.map((room, person) => (values[person]?.[room] ?? 0) - (rents[room] ?? 0)));

/** Returns the best smallest gain of all whole rents without envy; null when there are none. */
export function bestSmallestGain(values: readonly (readonly number[])[], total: number): number | null {
  const orders = permutations(values.length);
  let best: number | null = null;
  for (const rents of splits(total, values.length)) {
    for (const rooms of orders) {
      if (envyIn(values, rooms, rents) > 0) continue;
      best = Math.max(best ?? -Infinity, smallestGain(values, rooms, rents));
    }
  }
  return best;
}
