import type { ProblemText } from '@common-roof/words';

import { DomainError } from '../http/domain-error.ts';

const DAY_MS = 86_400_000;

export const aDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/**
 * A limit on what is kept anyway, counted in the transaction that adds to it: exact, also for two at once.
 * @param times of those of the last 24 hours, oldest first
 * @throws 429 until the oldest is a day old
 */
export function requireFewerADay(times: readonly Date[], most: number, now: Date, detail: ProblemText): void {
  const [first] = times;
  if (first === undefined || times.length < most) return;
  const retryAfter = Math.max(1, Math.ceil((first.getTime() - aDayBefore(now).getTime()) / 1_000));
  throw new DomainError('rate_limited', { detail, retryAfter });
}
