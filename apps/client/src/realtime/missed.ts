import type { api } from '../api/api.ts';
import { live } from './live.ts';

/** What was fetched so far. */
export interface WithAnswers {
  readonly api: ReturnType<typeof api.reducer>;
}

/** A page that was open for longer reads everything again without asking. */
const LONGEST_MS = 30_000;

/**
 * Whether anything may have been pushed after the oldest of what is shown was asked for, and before the connection stood. If not,
 * nothing need be read twice.
 */
export async function mayHaveMissed({ api: { queries } }: WithAnswers): Promise<boolean> {
  const began = Math.min(...Object.values(queries).map((query) => query?.startedTimeStamp ?? Infinity), Date.now());
  const within_ms = Math.max(0, Date.now() - began);
  if (within_ms > LONGEST_MS) return true;
  const answer = await live.request('live:missed', { within_ms });
  return answer?.ok !== true || answer.missed;
}
