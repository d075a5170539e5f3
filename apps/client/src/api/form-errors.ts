import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

import { isApiError } from './api-error.ts';

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
