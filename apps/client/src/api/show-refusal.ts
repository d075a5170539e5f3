import { showError } from '../lib/alerts.ts';
import { isApiError, isClientError } from './api-error.ts';

/** For an action without a form: a refusal of ours is told in its words. Other failures were alerted already. */
export function showRefusal(error: unknown): void {
  if (isApiError(error) && isClientError(error.status)) showError(error.message);
}
