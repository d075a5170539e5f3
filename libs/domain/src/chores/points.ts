import type { PointCause, TurnState } from '@common-roof/contracts';

import { dayIn } from '../days.ts';

/** Days for which a strike counts. */
export const STRIKE_DAYS = 90;

/** Strikes within `STRIKES_WITHIN_DAYS` at which the homeowner is notified. */
export const STRIKES_TO_TELL = 3;
export const STRIKES_WITHIN_DAYS = 28;

/** Minimum days of living in the house in a month to be its best or worst roomie. */
export const MIN_RANKED_DAYS = 14;

const DAY_MS = 86_400_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** An entry in the ledger of points and strikes. The ledger is append-only. */
export interface PointEntry {
  readonly id: string;
  readonly roomieId: string;
  readonly cause: PointCause;
  /** The month (`YYYY-MM`) it counts for: the one in which the chore was posted or missed. */
  readonly period: string;
  readonly at: Date;
  readonly points: number;
  /** 1: a strike; −1: a strike taken back. */
  readonly strikes: number;
  /** Id of the entry it takes back. */
  readonly reverses: string | null;
}

/** Returns the month (`YYYY-MM`) that a moment counts for in the house's time zone (IANA). */
export const periodOf = (at: Date, timeZone: string): string => dayIn(timeZone, at).slice(0, 7);

/** Returns what a decided turn earns: its points, or a strike. */
export const scoreFor = (
  state: Extract<TurnState, 'verified' | 'rejected' | 'missed'>,
  points: number,
): Pick<PointEntry, 'points' | 'strikes' | 'cause'> =>
  state === 'verified' ? { points, strikes: 0, cause: 'chore' } : { points: 0, strikes: 1, cause: state };

/** A roomie's points and strikes. */
export interface Standing {
  readonly roomieId: string;
  readonly points: number;
  readonly strikes: number;
}

/** Returns the moment at which a strike stops counting. */
export const strikeExpiresAt = ({ at }: Pick<PointEntry, 'at'>): Date => daysAfter(at, STRIKE_DAYS);

/**
 * Returns the strikes that count at a moment: not expired, not taken back, not under appeal.
 * @param suspended ids of entries under an open appeal
 */
export function activeStrikes(entries: readonly PointEntry[], suspended: ReadonlySet<string>, now: Date): PointEntry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(
    (entry) =>
      entry.strikes > 0 &&
      entry.at <= now &&
      now < strikeExpiresAt(entry) &&
      !reversed.has(entry.id) &&
      !suspended.has(entry.id),
  );
}

/** Whether the homeowner is notified about these active strikes: at the third within four weeks. */
export const isReportedToHomeowner = (active: readonly PointEntry[], now: Date): boolean =>
  active.filter(({ at }) => now < daysAfter(at, STRIKES_WITHIN_DAYS)).length === STRIKES_TO_TELL;

/** The best and the worst roomies of a month; several if they tie in points and strikes. */
export interface BestAndWorst {
  readonly best: readonly string[];
  readonly worst: readonly string[];
}

/**
 * Most points are best and fewest are worst; ties go to the one with fewer strikes. Nobody is either if there are fewer
 * than two roomies or all are equal.
 * @param standings of roomies who lived there for at least `MIN_RANKED_DAYS` of the month
 */
export function bestAndWorst(standings: readonly Standing[]): BestAndWorst {
  const better = (a: Standing, b: Standing): number => b.points - a.points || a.strikes - b.strikes;
  const ranked = standings.toSorted(better);
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (first === undefined || last === undefined || better(first, last) === 0) return { best: [], worst: [] };
  const equalTo = (one: Standing): string[] =>
    standings.filter((other) => better(one, other) === 0).map(({ roomieId }) => roomieId);
  return { best: equalTo(first), worst: equalTo(last) };
}

/** Consecutive verified turns. */
export interface Streak {
  readonly current: number;
  readonly longest: number;
}

/**
 * Returns a roomie's current and longest streak. A turn counts for the person who did it, a missed one for its
 * assignee; turns passed on, swapped away or taken over by others don't count.
 * @param turns outcomes of decided turns, oldest first
 */
export function streakOf(turns: readonly ('verified' | 'rejected' | 'missed')[]): Streak {
  let current = 0;
  let longest = 0;
  for (const turn of turns) {
    current = turn === 'verified' ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
