import { showError } from '#lib/alerts.ts';
import { isApiError, isClientError } from './api-error.ts';

/** For an action without a form: shows the reason for a refusal. Other failures were already shown as alerts. */
export function showRefusal(error: unknown): void {
  if (isApiError(error) && isClientError(error.status)) showError(error.message);
}
