import type { FieldErrors, FieldValues, Path, UseFormSetError, UseFormSetFocus } from 'react-hook-form';

import { isApiError } from './api-error.ts';

/**
 * Focuses the first invalid field in page order, for a form whose fields are registered in another order. Set
 * `shouldFocusError: false` on the form.
 */
export const focusFirst =
  <Values extends FieldValues>(fields: readonly Path<Values>[], setFocus: UseFormSetFocus<Values>) =>
  (errors: FieldErrors<Values>): void => {
    const first = fields.find((field) => field in errors);
    if (first !== undefined) setFocus(first);
  };

/**
 * Shows a 4xx at its fields, focusing the first, or at the form as a whole. `fields` are the form's fields. Other
 * failures were already shown as alerts.
 */
export function showFormError<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!isApiError(error)) throw error;
  // In page order, whatever the order of the server's errors.
  const known = fields.flatMap((field) =>
    error.fields.flatMap(({ path, message }) => (path === field ? [{ field, message }] : [])),
  );
  known.forEach(({ field, message }, at) => {
    setError(field, { type: 'server', message }, { shouldFocus: at === 0 });
  });
  if (known.length === 0) setError('root', { type: 'server', message: error.message });
}
