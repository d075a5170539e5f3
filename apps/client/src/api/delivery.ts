import { type Delivery, LATER } from '#lib/outbox/outbox-item.ts';
import { type ApiError, isApiError, isTemporary } from './api-error.ts';

/** Refusals that end with a new session or a faster connection; every other one that isn't temporary is permanent. */
const ENDING = [401, 408] as const;

/** Returns what an outbox does about a failed call. */
export function deliveryOf(error: unknown): Exclude<Delivery<never>, { kind: 'sent' }> {
  if (!isApiError(error)) return LATER;
  if (!passes(error)) return { kind: 'refused', reason: error.fields[0]?.message ?? error.message };
  return { kind: 'later', afterMs: error.retryAfter === null ? null : error.retryAfter * 1_000 };
}

const passes = (error: ApiError): boolean => isTemporary(error) || ENDING.some((status) => status === error.status);
