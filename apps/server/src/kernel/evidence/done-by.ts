import type { RequestOrigin } from '#kernel/http/actor.ts';

/**
 * Returns the actor of an evidence line, who acted in their stead, and where the request came from.
 * @param accountId null for a person without an account, and when no person acted
 * @param origin null when there was no request
 */
export const doneBy = (accountId: string | null, origin: RequestOrigin | null) => ({
  actor_id: accountId,
  ip: origin?.ip ?? null,
  user_agent: origin?.userAgent ?? null,
  request_id: origin?.requestId ?? null,
  ...(origin?.actingPersonId === undefined ? {} : { acting_person_id: origin.actingPersonId }),
});
