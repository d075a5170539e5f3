import { TURNS_WINDOW_DAYS } from '@common-roof/contracts';
import { daysBetween, plusDays } from '@common-roof/domain';
import { filled } from '@common-roof/words';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import { PLANNED_DAYS } from './chore-plan.ts';

/** ISO dates; `until` is the day after the last one. */
export interface TurnsWindow {
  readonly from: string;
  readonly until: string;
}

/**
 * Returns the requested window. By default it starts today and covers the days for which turns are assigned.
 * @throws 422 for a window that is too long or ends before it begins
 */
export function windowOf(asked: { from?: string | undefined; until?: string | undefined }, today: string): TurnsWindow {
  const from = asked.from ?? today;
  const until = asked.until ?? plusDays(from, PLANNED_DAYS);
  const days = daysBetween(from, until);
  if (days >= 1 && days <= TURNS_WINDOW_DAYS) return { from, until };
  const sentence = 'Choose a last day after the first one, at most {days} days later.';
  throw unacceptable('until', filled(sentence, { days: TURNS_WINDOW_DAYS }));
}
