import type { PointCause, TurnState } from '@common-roof/contracts';

import { dayIn } from '../days.ts';

/** Days for which a strike counts. */
export const STRIKE_DAYS = 90;

/** So many strikes within so many days are told to the homeowner. */
export const STRIKES_TO_TELL = 3;
export const STRIKES_WITHIN_DAYS = 28;

/** The least days that somebody has lived in the house in a month to be its best or worst. */
export const MIN_RANKED_DAYS = 14;

const DAY_MS = 86_400_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** A row of the ledger of points and strikes. Rows are added, never changed or deleted. */
export interface PointEntry {
  readonly id: string;
  readonly roomieId: string;
  readonly cause: PointCause;
  /** The month (`YYYY-MM`) for which it counts: that in which the chore was posted, or was missed. */
  readonly period: string;
  readonly at: Date;
  readonly points: number;
  /** 1: a strike; −1: one that is taken back. */
  readonly strikes: number;
  /** The row that it takes back. */
  readonly reverses: string | null;
}

/** The month (`YYYY-MM`) in the house's time zone (IANA) that a moment counts for. */
export const periodOf = (at: Date, timeZone: string): string => dayIn(timeZone, at).slice(0, 7);

/** What somebody gets for a turn that is decided: its points, or a strike. */
export const scoreFor = (
  state: Extract<TurnState, 'verified' | 'rejected' | 'missed'>,
  points: number,
): Pick<PointEntry, 'points' | 'strikes' | 'cause'> =>
  state === 'verified' ? { points, strikes: 0, cause: 'chore' } : { points: 0, strikes: 1, cause: state };

/** What takes a row back. It counts for the same month, so that this is as if the row had never been. */
export const counterEntry = <T extends PointEntry>(entry: T, id: string, at: Date): T => ({
  ...entry,
  id,
  at,
  points: -entry.points,
  strikes: -entry.strikes,
  reverses: entry.id,
});

/** Where somebody stands. */
export interface Standing {
  readonly roomieId: string;
  readonly points: number;
  readonly strikes: number;
}

/** Where people stand, in the order of `roomieIds`; those without rows at nothing. `period` `YYYY-MM`; null: over all time. */
export function standingsOf(
  entries: readonly PointEntry[],
  roomieIds: readonly string[],
  period: string | null,
): Standing[] {
  const counting = entries.filter((entry) => period === null || entry.period === period);
  const byRoomie = Map.groupBy(counting, ({ roomieId }) => roomieId);
  return roomieIds.map((roomieId) => {
    const own = byRoomie.get(roomieId) ?? [];
    return {
      roomieId,
      points: own.reduce((sum, { points }) => sum + points, 0),
      strikes: own.reduce((sum, { strikes }) => sum + strikes, 0),
    };
  });
}

/** When a strike stops counting. */
export const strikeExpiresAt = ({ at }: Pick<PointEntry, 'at'>): Date => daysAfter(at, STRIKE_DAYS);

/**
 * The strikes that count at a moment: not expired, not taken back.
 * @param suspended ids of rows about which an appeal is open
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

/** Whether somebody's active strikes are told to the homeowner: with the one that makes it three within four weeks. */
export const isReportedToHomeowner = (active: readonly PointEntry[], now: Date): boolean =>
  active.filter(({ at }) => now < daysAfter(at, STRIKES_WITHIN_DAYS)).length === STRIKES_TO_TELL;

/** The best and the worst of a month; several where they are equal in points and strikes. */
export interface BestAndWorst {
  readonly best: readonly string[];
  readonly worst: readonly string[];
}

/**
 * Most points are best, fewest are worst, and of as many points fewer strikes are better. Nobody is either where they are
 * fewer than two, or all equal.
 * @param standings of those who lived there for `MIN_RANKED_DAYS` of the month
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

/** Turns verified one after another. */
export interface Streak {
  readonly current: number;
  readonly longest: number;
}

/**
 * How many turns in a row somebody did, until now and at most. A turn counts for who did it, a missed one for who had it; one
 * that was passed on, swapped away or taken over is not among them.
 * @param turns what became of those that are decided, the first first
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
