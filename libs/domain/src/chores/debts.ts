/**
 * What is reckoned in: a point has that many units, the least that every number up to 22 divides. So many roomies owe equal
 * parts of a point; where they are more, the parts are a unit apart. Sums are exact in either case.
 */
export const UNITS_PER_POINT = 232_792_560;

/** What a roomie owes the house in chores, in units; below nothing: they are ahead. A newcomer owes nothing. */
export interface Debtor {
  readonly id: string;
  readonly debt: number;
}

/** A change of somebody's debt, in units. */
export interface DebtChange {
  readonly roomieId: string;
  readonly units: number;
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/**
 * What a day adds: the points that are due on it in equal parts to those who are present, the units that are left over to
 * those who owe least. Where nobody is present, nobody owes anything for it.
 */
export function accrual(pointsDue: number, present: readonly Debtor[]): DebtChange[] {
  if (present.length === 0) return [];
  const units = pointsDue * UNITS_PER_POINT;
  const part = Math.floor(units / present.length);
  const leftOver = units - part * present.length;
  return present
    .toSorted((a, b) => a.debt - b.debt || byId(a, b))
    .map(({ id }, at) => ({ roomieId: id, units: at < leftOver ? part + 1 : part }));
}

/** What a verified chore takes from the debt of who did it. */
export const repayment = (doerId: string, points: number): DebtChange => ({
  roomieId: doerId,
  units: -points * UNITS_PER_POINT,
});

/**
 * What takes a turn out of a day that is over: its points, from those who were present, in equal parts. The units that are left
 * over are taken from those who owe most, so that nobody is further from the others than before. Where nobody was present,
 * nobody owed anything for it.
 */
export const waiver = (points: number, present: readonly Debtor[]): DebtChange[] =>
  accrual(
    points,
    present.map(({ id, debt }) => ({ id, debt: -debt })),
  ).map(reversal);

/** What undoes a change. */
export const reversal = ({ roomieId, units }: DebtChange): DebtChange => ({ roomieId, units: -units });

/** The sum of changes, in units, of everybody who has some. */
export function debtsOf(changes: Iterable<DebtChange>): Map<string, number> {
  const debts = new Map<string, number>();
  for (const { roomieId, units } of changes) debts.set(roomieId, (debts.get(roomieId) ?? 0) + units);
  return debts;
}
