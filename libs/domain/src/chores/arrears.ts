import { accrual, type DebtChange, type Debtor, repayment, UNITS_PER_POINT, waiver } from './debts.ts';

/**
 * Failed turns in a row, each on a different day, after which a roomie is paused. Several failures on one bad day count
 * once.
 */
export const MISSED_TO_PAUSE = 3;

/** Days of the plan, back and ahead, over which the cap on one person's turns is calculated. */
export const CAP_DAYS = 28;

/** The cap: this many times a person's share, plus one heavy chore. */
export const CAP_FACTOR = 1.5;

/** The longest time, in days, for which a missed turn is offered to the others. */
export const OFFER_DAYS = 3;

/** Returns the bonus for doing another roomie's missed turn: half of its points, rounded up. */
export const extraPointsOf = (points: number): number => Math.ceil(points / 2);

/**
 * A roomie who shares the work of a day. `debt` decides whose turn is next among active roomies. `arrears`, in the same
 * units, is what they owe the house for missed turns: it stays theirs and doesn't affect anyone else's turns.
 */
export interface Sharing extends Debtor {
  readonly arrears: number;
  readonly isPaused: boolean;
}

/** A change of a roomie's debt or arrears. */
export interface BalanceChange extends DebtChange {
  readonly of: 'turns' | 'arrears';
}

const ofTurns = (changes: readonly DebtChange[]): BalanceChange[] =>
  changes.map((change) => ({ ...change, of: 'turns' }));

/**
 * Returns the roomies who do the work of a day: those present and not paused, or everyone present if all are paused.
 */
export function activeSharers<T extends Pick<Sharing, 'isPaused'>>(present: readonly T[]): readonly T[] {
  const active = present.filter(({ isPaused }) => !isPaused);
  return active.length === 0 ? present : active;
}

/** Whether these failed days pause a roomie. */
export const isPausedAfter = (failedDays: number): boolean => failedDays >= MISSED_TO_PAUSE;

/**
 * Returns what a day adds. Active roomies share its points as debt. A paused roomie's part is added to their arrears:
 * it isn't written off, and it doesn't change when anyone else's turn comes.
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

/** Moves a missed turn's points from its assignee's debt to their arrears. */
export const missedTurn = (roomieId: string, points: number): BalanceChange[] => [
  { roomieId, units: -points * UNITS_PER_POINT, of: 'turns' },
  { roomieId, units: points * UNITS_PER_POINT, of: 'arrears' },
];

/**
 * Returns what a verified turn of the plan changes. It reduces the doer's turn debt. If they have none but are in
 * arrears, it pays those instead, and the day's debt drops for everyone as if an outsider had done the turn.
 * @param present the roomies present on its day
 */
export function turnDone(doer: Sharing, points: number, present: readonly Sharing[]): BalanceChange[] {
  const worth = points * UNITS_PER_POINT;
  // Whole points, so that nobody gets a fraction of a unit back.
  const paid = doer.debt > 0 ? 0 : Math.min(points, Math.floor(doer.arrears / UNITS_PER_POINT));
  if (paid <= 0) return ofTurns([repayment(doer.id, points)]);
  return [
    ...ofTurns(waiver(paid, activeSharers(present))),
    { roomieId: doer.id, units: -paid * UNITS_PER_POINT, of: 'arrears' as const },
    ...(paid === points ? [] : [{ roomieId: doer.id, units: paid * UNITS_PER_POINT - worth, of: 'turns' as const }]),
  ];
}

/** The most points by which extra chores put a roomie ahead within four weeks (`CAP_DAYS`). */
export const EXTRA_CREDIT_POINTS = 10;

/**
 * Returns the points by which an extra chore puts a roomie ahead, given the credit from extra chores in recent weeks.
 */
export const creditOf = (points: number, creditedBefore: number): number =>
  Math.min(points, Math.max(0, EXTRA_CREDIT_POINTS - creditedBefore));

/**
 * Returns what an extra chore, one outside the plan, changes. It pays the doer's arrears first. Nobody owed the rest,
 * so the active roomies now owe it and the doer is ahead by it.
 * @param most the most points by which it can put the doer ahead
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

/** Returns arrears in whole points, rounded up. */
export const arrearsIn = (units: number): number => Math.max(0, Math.ceil(units / UNITS_PER_POINT));

/** Returns what paying points takes off arrears, which never fall below zero. */
export const arrearsPaid = ({ id, arrears }: Pick<Sharing, 'id' | 'arrears'>, points: number): BalanceChange => ({
  roomieId: id,
  units: -Math.min(points * UNITS_PER_POINT, Math.max(0, arrears)),
  of: 'arrears',
});
