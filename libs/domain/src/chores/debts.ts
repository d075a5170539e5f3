/**
 * Units per point: the smallest number divisible by every number up to 22. Up to 22 roomies owe exactly equal parts of
 * a point; in larger houses the parts differ by one unit. Sums are exact either way.
 */
export const UNITS_PER_POINT = 232_792_560;

/** A roomie's debt to the house in chores, in units; negative: they are ahead. Newcomers start at 0. */
export interface Debtor {
  readonly id: string;
  readonly debt: number;
}

/** A change of one roomie's debt, in units. */
export interface DebtChange {
  readonly roomieId: string;
  readonly units: number;
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/**
 * Returns what a day adds: its points in equal parts to those present, with leftover units going to those who owe
 * least. If nobody is present, nobody owes anything.
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

/** Returns what a verified chore takes off the debt of the person who did it. */
export const repayment = (doerId: string, points: number): DebtChange => ({
  roomieId: doerId,
  units: -points * UNITS_PER_POINT,
});

/**
 * Takes a turn out of a day that is over: subtracts its points in equal parts from those who were present. Leftover
 * units are taken from those who owe most, so that nobody ends up further from the others. If nobody was present,
 * nothing changes.
 */
export const waiver = (points: number, present: readonly Debtor[]): DebtChange[] =>
  accrual(
    points,
    present.map(({ id, debt }) => ({ id, debt: -debt })),
  ).map(reversal);

/** Returns the change that undoes another. */
export const reversal = ({ roomieId, units }: DebtChange): DebtChange => ({ roomieId, units: -units });

/** Sums changes per roomie, in units. */
export function debtsOf(changes: Iterable<DebtChange>): Map<string, number> {
  const debts = new Map<string, number>();
  for (const { roomieId, units } of changes) debts.set(roomieId, (debts.get(roomieId) ?? 0) + units);
  return debts;
}
