import type { RatingRefusal } from '@common-roof/contracts';

import { daysBetween, plusDays } from '../days.ts';

/** A stay has to be so many days long before either side can rate it. */
export const RATING_OPENS_AFTER_DAYS = 14;
/** After the last day of a stay; the last of them counts. */
export const RATING_OPEN_DAYS = 90;
/** After the first of two ratings, whether or not the other side has rated. */
export const RATING_SEALED_DAYS = 14;
/** Days before the window closes on which who has not rated is reminded. */
export const RATING_REMINDERS = [14, 7, 3] as const;

/** A stay of the two people, by ISO dates in the time zone of its house. */
export interface RatedStay {
  readonly startsOn: string;
  /** null: it goes on. */
  readonly endsOn: string | null;
}

/** The days on which a stay can be rated, both of which count. */
export interface RatingWindow {
  /** null: it was too short to be rated. */
  readonly opensOn: string | null;
  /** null: nobody knows yet when the stay ends. */
  readonly closesOn: string | null;
}

export function ratingWindow({ startsOn, endsOn }: RatedStay): RatingWindow {
  const opensOn = plusDays(startsOn, RATING_OPENS_AFTER_DAYS);
  const closesOn = endsOn === null ? null : plusDays(endsOn, RATING_OPEN_DAYS);
  return { opensOn: endsOn !== null && endsOn < opensOn ? null : opensOn, closesOn };
}

export interface RatingChance extends RatingWindow {
  /** null: it can be rated. */
  readonly reason: RatingRefusal | null;
  /** On which it can still be rated, today included; null: as long as the stay goes on, or not at all. */
  readonly daysLeft: number | null;
}

/**
 * Whether one side of a stay can rate the other (design/domain, Ratings).
 * @param stay null: the two share none
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

/** When a rating that stands alone is revealed. @param first when the first of the two was written */
export const ratingRevealsAt = (first: Date): Date => new Date(first.getTime() + RATING_SEALED_DAYS * 86_400_000);

/** The next day, an ISO date, on which who has not rated a stay that is over is reminded; null: there is none. */
export function nextRatingReminder(stay: RatedStay, after: string): string | null {
  const { opensOn, closesOn } = ratingWindow(stay);
  if (opensOn === null || closesOn === null) return null;
  return RATING_REMINDERS.map((days) => plusDays(closesOn, -days)).find((day) => day > after) ?? null;
}
