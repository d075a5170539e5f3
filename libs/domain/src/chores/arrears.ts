import { accrual, type DebtChange, type Debtor, repayment, UNITS_PER_POINT, waiver } from './debts.ts';

/** So many times in a row they failed their turns, each on another day, and somebody is given no more for now: a bad day is one. */
export const MISSED_TO_PAUSE = 3;

/** Days of the plan, back and ahead, over which the cap on what one person is given is reckoned. */
export const CAP_DAYS = 28;

/** So many times their share is somebody given at most, and one heavy chore beside it. */
export const CAP_FACTOR = 1.5;

/** Days for which a missed turn is offered to the others at most. */
export const OFFER_DAYS = 3;

/** What whoever does a missed turn of somebody else gets on top: half of its points, rounded up. */
export const extraPointsOf = (points: number): number => Math.ceil(points / 2);

/**
 * Somebody who shares the work of a day. `debt` says whose turn is next among those who do their turns. `arrears`, in the same
 * units, is what they owe the house for turns that they missed: it stays theirs, and nobody else's turn depends on it.
 */
export interface Sharing extends Debtor {
  readonly arrears: number;
  readonly isPaused: boolean;
}

/** A change of one of the two. */
export interface BalanceChange extends DebtChange {
  readonly of: 'turns' | 'arrears';
}

const ofTurns = (changes: readonly DebtChange[]): BalanceChange[] =>
  changes.map((change) => ({ ...change, of: 'turns' }));

/** Those who do the work of a day: whoever is there and not paused; everybody where all are. */
export function activeSharers<T extends Pick<Sharing, 'isPaused'>>(present: readonly T[]): readonly T[] {
  const active = present.filter(({ isPaused }) => !isPaused);
  return active.length === 0 ? present : active;
}

/** Whether somebody is given no turns: they failed the last ones, and there are others. */
export const isPausedAfter = (failedDays: number): boolean => failedDays >= MISSED_TO_PAUSE;

/**
 * What a day adds. Those who do their turns share its points. Who is paused goes on owing their part of them, as arrears: it
 * is not written off, and it makes nobody else's turn come sooner or later.
 */
export function dayOwed(pointsDue: number, present: readonly Sharing[]): BalanceChange[] {
  const active = activeSharers(present);
  const others = present.filter((one) => !active.includes(one));
  const part = present.length === 0 ? 0 : Math.floor((pointsDue * UNITS_PER_POINT) / present.length);
  return [
    ...ofTurns(accrual(pointsDue, active)),
    ...others.map(({ id }): BalanceChange => ({ roomieId: id, units: part, of: 'arrears' })),
  ];
}

/** A missed turn is no longer owed as a turn: whoever had it owes its points another way. */
export const missedTurn = (roomieId: string, points: number): BalanceChange[] => [
  { roomieId, units: -points * UNITS_PER_POINT, of: 'turns' },
  { roomieId, units: points * UNITS_PER_POINT, of: 'arrears' },
];

/**
 * What a verified turn of the plan changes. It is taken from what its doer owes in turns. Where they owe none and are in arrears, it
 * pays those, and is taken out of the day for everybody as if somebody from outside had done it.
 * @param present who was there on its day
 */
export function turnDone(doer: Sharing, points: number, present: readonly Sharing[]): BalanceChange[] {
  const worth = points * UNITS_PER_POINT;
  // Whole points: so nobody gets a part of a unit back.
  const paid = doer.debt > 0 ? 0 : Math.min(points, Math.floor(doer.arrears / UNITS_PER_POINT));
  if (paid <= 0) return ofTurns([repayment(doer.id, points)]);
  return [
    ...ofTurns(waiver(paid, activeSharers(present))),
    { roomieId: doer.id, units: -paid * UNITS_PER_POINT, of: 'arrears' as const },
    ...(paid === points ? [] : [{ roomieId: doer.id, units: paid * UNITS_PER_POINT - worth, of: 'turns' as const }]),
  ];
}

/** Points by which extra chores put somebody ahead of the others at most, in four weeks (`CAP_DAYS`). */
export const EXTRA_CREDIT_POINTS = 10;

/** By how many points an extra chore puts somebody ahead, who was so by others in the last weeks. */
export const creditOf = (points: number, creditedBefore: number): number =>
  Math.min(points, Math.max(0, EXTRA_CREDIT_POINTS - creditedBefore));

/**
 * What work changes that was no turn of the plan. It pays what its doer is in arrears with. The rest nobody owed before, so that
 * those who share the work owe it from now on, and whoever did it is ahead by it.
 * @param most points by which they can be ahead by it
 */
export function extraWorkDone(
  doer: Sharing,
  points: number,
  present: readonly Sharing[],
  most: number = points,
): BalanceChange[] {
  const paid = Math.min(points, Math.max(0, Math.floor(doer.arrears / UNITS_PER_POINT)));
  const ahead = Math.min(points - paid, most);
  return [
    ...(paid === 0 ? [] : [{ roomieId: doer.id, units: -paid * UNITS_PER_POINT, of: 'arrears' as const }]),
    ...(ahead === 0 ? [] : ofTurns([...accrual(ahead, activeSharers(present)), repayment(doer.id, ahead)])),
  ];
}

/** Whole points that somebody is in arrears with, rounded up. */
export const arrearsIn = (units: number): number => Math.max(0, Math.ceil(units / UNITS_PER_POINT));

/** What paying some points takes from arrears, which never become less than nothing. */
export const arrearsPaid = ({ id, arrears }: Pick<Sharing, 'id' | 'arrears'>, points: number): BalanceChange => ({
  roomieId: id,
  units: -Math.min(points * UNITS_PER_POINT, Math.max(0, arrears)),
  of: 'arrears',
});
