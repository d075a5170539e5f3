import type { FieldErrors, FieldValues, Path, UseFormSetError, UseFormSetFocus } from 'react-hook-form';

import { isApiError } from './api-error.ts';

/**
 * For a form whose fields are registered in another order than they stand in: the first wrong one of the page gets the
 * focus. Give the form `shouldFocusError: false`.
 */
export const focusFirst =
  <Values extends FieldValues>(fields: readonly Path<Values>[], setFocus: UseFormSetFocus<Values>) =>
  (errors: FieldErrors<Values>): void => {
    const first = fields.find((field) => field in errors);
    if (first !== undefined) setFocus(first);
  };

/**
 * Puts a 4xx where it belongs: at its fields, of which the first gets the focus, or at the form as a whole. `fields` are
 * those the form shows.
 * Other failures were alerted already.
 */
export function showFormError<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!isApiError(error)) throw error;
  // In the order of the page, whatever the server found first.
  const known = fields.flatMap((field) =>
    error.fields.flatMap(({ path, message }) => (path === field ? [{ field, message }] : [])),
  );
  known.forEach(({ field, message }, at) => {
    setError(field, { type: 'server', message }, { shouldFocus: at === 0 });
  });
  if (known.length === 0) setError('root', { type: 'server', message: error.message });
}
