import type { StockLevel } from '@common-roof/contracts';

import { daysBetween, plusDays } from './days.ts';

/** How long somebody who said they get a thing is expected to. */
export const STOCK_CLAIM_HOURS = 24;

/** On how many days a thing has to be bought before its rhythm is known. */
const DAYS_TO_KNOW = 3;

/** The share of its rhythm after which a thing probably runs low. */
const RUNS_LOW_AFTER = 0.8;

/**
 * Returns what a house wants: the lines of its shopping list, then what its stock needs. A thing that somebody wrote on
 * the list, too, is wanted once.
 */
export function wantedOf(lines: readonly string[], needed: readonly string[]): string[] {
  const written = new Set(lines.map(sameName));
  return [...lines, ...needed.filter((name) => !written.has(sameName(name)))];
}

const sameName = (name: string): string => name.trim().toLowerCase();

export interface StockMark {
  readonly level: StockLevel;
  /** How often the level has changed. */
  readonly marks: number;
}

/** Whether a house needs a thing. */
export const isNeeded = (level: StockLevel): boolean => level !== 'enough';

/**
 * Returns what becomes of a thing when a person who has seen `marks` changes gives it a level. `same`: it has that level
 * already, as after a second tap or an answer that was lost. `stale`: it was changed since, as by a purchase that a mark
 * made offline doesn't know of.
 */
export function markStock(now: StockMark, { level, marks }: StockMark): 'change' | 'same' | 'stale' {
  if (now.level === level) return 'same';
  return now.marks === marks ? 'change' : 'stale';
}

export interface StockClaim {
  /** Whether they say that they get it, or that they don't after all. */
  readonly isClaimed: boolean;
  /** Their id. */
  readonly by: string;
}

/**
 * Returns what becomes of a thing when a person says that they get it, or don't after all. `same`: it is so already.
 * `refused`: another person gets it, or nobody needs to.
 * @param claimedBy who gets it now; null: nobody
 */
export function claimStock(
  { level, claimedBy }: { readonly level: StockLevel; readonly claimedBy: string | null },
  { isClaimed, by }: StockClaim,
): 'claim' | 'release' | 'same' | 'refused' {
  if ((claimedBy === by) === isClaimed) return 'same';
  if (!isClaimed) return 'release';
  return claimedBy === null && isNeeded(level) ? 'claim' : 'refused';
}

/**
 * Returns the typical days between two purchases of a thing: the median, so that a long holiday doesn't move it. Null
 * when it was bought on fewer than three days.
 * @param boughtOn ISO dates in any order; several of a day count once
 */
export function typicalDays(boughtOn: readonly string[]): number | null {
  const days = [...new Set(boughtOn)].toSorted();
  if (days.length < DAYS_TO_KNOW) return null;
  const gaps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
  const sorted = gaps.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return Math.max(1, Math.round((low + high) / 2));
}

/**
 * Returns the ISO date on which a thing probably runs low; null when that is unknown, or it is needed already.
 * @param boughtOn as {@link typicalDays}
 */
export function lowExpectedOn(level: StockLevel, boughtOn: readonly string[]): string | null {
  const typical = typicalDays(boughtOn);
  const last = boughtOn.toSorted().at(-1);
  if (isNeeded(level) || typical === null || last === undefined) return null;
  return plusDays(last, Math.max(1, Math.round(typical * RUNS_LOW_AFTER)));
}
