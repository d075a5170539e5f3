import type { ProblemText } from '@common-roof/words';

import { DomainError } from '#kernel/errors/domain-error.ts';

const DAY_MS = 86_400_000;

export const oneDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/**
 * Enforces a limit on rows of the last 24 hours. Counting them in the transaction that adds one makes it exact, even for
 * concurrent requests.
 * @param times of the rows of the last 24 hours, oldest first
 * @throws 429 until the oldest is a day old
 */
export function assertDailyLimit(times: readonly Date[], most: number, now: Date, detail: ProblemText): void {
  const [first] = times;
  if (first === undefined || times.length < most) return;
  const retryAfter = Math.max(1, Math.ceil((first.getTime() - oneDayBefore(now).getTime()) / 1_000));
  throw new DomainError('rate_limited', { detail, retryAfter });
}
