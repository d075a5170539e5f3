import type { RequestOrigin } from '../http/actor.ts';

/**
 * The actor of an evidence line, and where the request came from.
 * @param accountId null for who has none, and for nobody
 * @param origin null where nobody asked for it
 */
export const doneBy = (accountId: string | null, origin: RequestOrigin | null) => ({
  actor_id: accountId,
  ip: origin?.ip ?? null,
  user_agent: origin?.userAgent ?? null,
  request_id: origin?.requestId ?? null,
});
