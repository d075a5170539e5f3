import { alertError } from '../lib/alerts.ts';
import { isApiError, isCallersFault } from './api-error.ts';

/** For an action without a form: a refusal of ours is told in its words. Other failures were alerted already. */
export function tellRefusal(error: unknown): void {
  if (isApiError(error) && isCallersFault(error.status)) alertError(error.message);
}
