import { hashOf } from '../hash.ts';

/** How a chore gets its assignee. */
export type AssignmentPlan =
  | { readonly way: 'fair' }
  /** `order`: ids, including those of past roomies; roomies not listed come last. `last`: the previous assignee. */
  | { readonly way: 'rotation'; readonly order: readonly string[]; readonly last: string | null }
  | { readonly way: 'fixed'; readonly roomieId: string }
  | { readonly way: 'random' }
  | { readonly way: 'open' };

/** A roomie who is present on the day of the turn. */
export interface Candidate {
  readonly id: string;
  /** Units (`UNITS_PER_POINT`), counting assigned turns as done. */
  readonly debt: number;
  /** ISO date of their last turn of any chore; null: they have had none. */
  readonly lastTurnOn: string | null;
}

/** The turn to assign. */
export interface TurnToGive {
  readonly choreId: string;
  /** ISO date in the house's time zone. */
  readonly dueOn: string;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function first<T>(some: readonly T[], order: (a: T, b: T) => number): T | undefined {
  return some.toSorted(order)[0];
}

/**
 * Picks the largest debt; ties go to the longest time since the last turn (never comes first), then to the smallest id.
 */
const mostInDebt = (candidates: readonly Candidate[]): Candidate | undefined =>
  first(
    candidates,
    (a, b) => b.debt - a.debt || compare(a.lastTurnOn ?? '', b.lastTurnOn ?? '') || compare(a.id, b.id),
  );

/** Picks the next person in a circular order, skipping those who aren't present. */
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
 * Draws a lot that a retry repeats: each candidate gets a hash of chore, day and id, and the largest wins. The order of
 * candidates doesn't matter, and a newcomer or leaver changes nothing between the others.
 */
function byLot(candidates: readonly Candidate[], { choreId, dueOn }: TurnToGive): Candidate | undefined {
  const lot = ({ id }: Candidate): number => hashOf(`${choreId} ${dueOn} ${id}`);
  return first(candidates, (a, b) => lot(b) - lot(a) || compare(a.id, b.id));
}

/**
 * Returns the assignee's id; null: the turn is open to anyone, because the plan says so, nobody is present or the fixed
 * assignee is away.
 * @param present candidates who are in the house on that day and haven't passed the turn on
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
