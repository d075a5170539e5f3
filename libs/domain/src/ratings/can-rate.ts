import type { RatingRefusal } from '@common-roof/contracts';

import { daysBetween, plusDays } from '../days.ts';

/** Minimum days of a stay before either person can rate it. */
export const RATING_OPENS_AFTER_DAYS = 14;
/** Days after the last day of a stay in which it can be rated, the last one included. */
export const RATING_OPEN_DAYS = 90;
/** Days after the first of two ratings until it is revealed, even without the second. */
export const RATING_SEALED_DAYS = 14;
/** Days before the window closes on which people who haven't rated are reminded. */
export const RATING_REMINDERS = [14, 7, 3] as const;

/** The stay two people share, as ISO dates in the time zone of its house. */
export interface RatedStay {
  readonly startsOn: string;
  /** null: it continues. */
  readonly endsOn: string | null;
}

/** The days on which a stay can be rated, both inclusive. */
export interface RatingWindow {
  /** null: it was too short to be rated. */
  readonly opensOn: string | null;
  /** null: the end of the stay is not known yet. */
  readonly closesOn: string | null;
}

export function ratingWindow({ startsOn, endsOn }: RatedStay): RatingWindow {
  const opensOn = plusDays(startsOn, RATING_OPENS_AFTER_DAYS);
  const closesOn = endsOn === null ? null : plusDays(endsOn, RATING_OPEN_DAYS);
  return { opensOn: endsOn !== null && endsOn < opensOn ? null : opensOn, closesOn };
}

export interface RatingChance extends RatingWindow {
  /** null: they can rate it. */
  readonly reason: RatingRefusal | null;
  /** Days left to rate, today included; null: the stay continues, or can't be rated. */
  readonly daysLeft: number | null;
}

/**
 * Returns whether one person of a stay can rate the other.
 * @param stay null: they share none
 * @param today ISO date in the time zone of the house
 */
export function canRate(stay: (RatedStay & { readonly isRated: boolean }) | null, today: string): RatingChance {
  if (stay === null) return { reason: 'not_shared', opensOn: null, closesOn: null, daysLeft: null };
  const window = ratingWindow(stay);
  const reason = refusalOf(window, stay.isRated, today);
  const isOpen = reason === null && window.closesOn !== null;
  return { ...window, reason, daysLeft: isOpen ? daysBetween(today, window.closesOn) + 1 : null };
}

function refusalOf({ opensOn, closesOn }: RatingWindow, isRated: boolean, today: string): RatingRefusal | null {
  if (isRated) return 'already_rated';
  if (opensOn === null) return 'too_short';
  if (closesOn !== null && today > closesOn) return 'window_closed';
  return today < opensOn ? 'too_early' : null;
}

/** Returns the moment a single rating is revealed. @param first when the first of the two was written */
export const ratingRevealsAt = (first: Date): Date => new Date(first.getTime() + RATING_SEALED_DAYS * 86_400_000);

/** Returns the next day (ISO date) to remind a person who hasn't rated an ended stay; null: there is none. */
export function nextRatingReminder(stay: RatedStay, after: string): string | null {
  const { opensOn, closesOn } = ratingWindow(stay);
  if (opensOn === null || closesOn === null) return null;
  return RATING_REMINDERS.map((days) => plusDays(closesOn, -days)).find((day) => day > after) ?? null;
}
