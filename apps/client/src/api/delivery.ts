import { type Delivery, LATER } from '#lib/outbox/outbox-item.ts';
import { type ApiError, isApiError, isClientError } from './api-error.ts';

/** Statuses of temporary refusals; every other 4xx is permanent. */
const PASSING = [401, 408, 429] as const;

/** Returns what an outbox does about a failed call. */
export function deliveryOf(error: unknown): Exclude<Delivery<never>, { kind: 'sent' }> {
  if (!isApiError(error)) return LATER;
  if (!passes(error)) return { kind: 'refused', reason: error.fields[0]?.message ?? error.message };
  return { kind: 'later', afterMs: error.retryAfter === null ? null : error.retryAfter * 1_000 };
}

const passes = ({ status }: ApiError): boolean =>
  !isClientError(status) || PASSING.some((passing) => passing === status);
