import { hashOf } from '../hash.ts';

/** How a chore finds who does it. */
export type AssignmentPlan =
  | { readonly way: 'fair' }
  /** `order`: ids, of people who have left too; whoever is not in it comes after it. `last`: whom it chose last. */
  | { readonly way: 'rotation'; readonly order: readonly string[]; readonly last: string | null }
  | { readonly way: 'fixed'; readonly roomieId: string }
  | { readonly way: 'random' }
  | { readonly way: 'open' };

/** Somebody who is present on the day of the turn. */
export interface Candidate {
  readonly id: string;
  /** Units (`UNITS_PER_POINT`), as if they had done what they have been given. */
  readonly debt: number;
  /** ISO date of their last turn of any chore; null: they had none. */
  readonly lastTurnOn: string | null;
}

/** What is to be done. */
export interface TurnToGive {
  readonly choreId: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function first<T>(some: readonly T[], order: (a: T, b: T) => number): T | undefined {
  return some.toSorted(order)[0];
}

/** The largest debt; of several the one whose last turn is longest ago, which is never, and then the smallest id. */
const mostInDebt = (candidates: readonly Candidate[]): Candidate | undefined =>
  first(
    candidates,
    (a, b) => b.debt - a.debt || compare(a.lastTurnOn ?? '', b.lastTurnOn ?? '') || compare(a.id, b.id),
  );

/** Who comes after the last one, round and round; those who are not there are passed over. */
function afterLast(
  candidates: readonly Candidate[],
  order: readonly string[],
  last: string | null,
): Candidate | undefined {
  const ranks = new Map(order.map((id, at) => [id, at]));
  const rank = (id: string): number => ranks.get(id) ?? order.length;
  const inOrder = (a: string, b: string): number => rank(a) - rank(b) || compare(a, b);
  const circle = candidates.toSorted((a, b) => inOrder(a.id, b.id));
  return (last === null ? undefined : circle.find(({ id }) => inOrder(last, id) < 0)) ?? circle[0];
}

/**
 * Lots that a retry draws again: each has a number from chore, day and id, and the largest wins. So it does not matter in
 * which order people are named, and somebody who comes or goes changes nothing between the others.
 */
function byLot(candidates: readonly Candidate[], { choreId, dueOn }: TurnToGive): Candidate | undefined {
  const lot = ({ id }: Candidate): number => hashOf(`${choreId} ${dueOn} ${id}`);
  return first(candidates, (a, b) => lot(b) - lot(a) || compare(a.id, b.id));
}

/**
 * Who does it; null: nobody yet, and whoever likes to takes it. That is so where nobody is there, and where the one who
 * always does it is away.
 * @param present candidates who are in the house on that day and have not passed the turn on
 */
export function assigneeOf(plan: AssignmentPlan, present: readonly Candidate[], turn: TurnToGive): string | null {
  switch (plan.way) {
    case 'fair':
      return mostInDebt(present)?.id ?? null;
    case 'rotation':
      return afterLast(present, plan.order, plan.last)?.id ?? null;
    case 'fixed':
      return present.some(({ id }) => id === plan.roomieId) ? plan.roomieId : null;
    case 'random':
      return byLot(present, turn)?.id ?? null;
    case 'open':
      return null;
  }
}
