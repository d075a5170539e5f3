/**
 * Returns for each person the room of an assignment with the greatest total value (Kuhn 1955; the O(n³) form with
 * potentials). Exact: values are integers, and only sums and comparisons are made of them. Of several best assignments
 * it returns the same one each time; it depends on the order of people and rooms only.
 * @param values one row per person, as many columns as rows
 */
export function bestAssignment(values: readonly (readonly number[])[]): number[] {
  const size = values.length;
  const value = (person: number, room: number): number => values[person - 1]?.[room - 1] ?? 0;
  const ofPerson = new Array<number>(size + 1).fill(0);
  const ofRoom = new Array<number>(size + 1).fill(0);
  /** By room from 1: who has it. 0: nobody yet. */
  const holder = new Array<number>(size + 1).fill(0);
  for (let person = 1; person <= size; person += 1) {
    const slack = new Array<number>(size + 1).fill(Infinity);
    const cameFrom = new Array<number>(size + 1).fill(0);
    const isReached = new Array<boolean>(size + 1).fill(false);
    holder[0] = person;
    let room = 0;
    while (room === 0 || holder[room] !== 0) {
      isReached[room] = true;
      const reached = holder[room] ?? 0;
      let nearest = 0;
      for (let next = 1; next <= size; next += 1) {
        if (isReached[next]) continue;
        const gap = (ofPerson[reached] ?? 0) + (ofRoom[next] ?? 0) - value(reached, next);
        if (gap < (slack[next] ?? 0)) {
          slack[next] = gap;
          cameFrom[next] = room;
        }
        if (nearest === 0 || (slack[next] ?? 0) < (slack[nearest] ?? 0)) nearest = next;
      }
      const step = slack[nearest] ?? 0;
      for (let each = 0; each <= size; each += 1) {
        if (isReached[each]) {
          const who = holder[each] ?? 0;
          ofPerson[who] = (ofPerson[who] ?? 0) - step;
          ofRoom[each] = (ofRoom[each] ?? 0) + step;
        } else slack[each] = (slack[each] ?? 0) - step;
      }
      room = nearest;
    }
    while (room !== 0) {
      const before = cameFrom[room] ?? 0;
      holder[room] = holder[before] ?? 0;
      room = before;
    }
  }
  const rooms = new Array<number>(size).fill(0);
  for (let room = 1; room <= size; room += 1) rooms[(holder[room] ?? 1) - 1] = room - 1;
  return rooms;
}
