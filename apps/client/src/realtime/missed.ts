import type { api } from '#api/api.ts';
import { live } from './live.ts';

/** The queries answered so far. */
export interface WithAnswers {
  readonly api: ReturnType<typeof api.reducer>;
}

/** A page open for longer refetches everything without asking. */
const LONGEST_MS = 30_000;

/**
 * Returns whether anything may have been pushed between the oldest query and the connection. If not, nothing needs to
 * be refetched.
 */
export async function mayHaveMissed({ api: { queries } }: WithAnswers): Promise<boolean> {
  const began = Math.min(...Object.values(queries).map((query) => query?.startedTimeStamp ?? Infinity), Date.now());
  const within_ms = Math.max(0, Date.now() - began);
  if (within_ms > LONGEST_MS) return true;
  const answer = await live.request('live:missed', { within_ms });
  return answer?.ok !== true || answer.missed;
}
