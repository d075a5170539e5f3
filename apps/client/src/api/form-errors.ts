import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

import { isApiError } from './api-error.ts';

/**
 * Puts a 4xx where it belongs: at its fields, or at the form as a whole. `fields` are those the form shows.
 * Other failures were alerted already.
 */
export function showFormError<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!isApiError(error)) throw error;
  const known = error.fields.flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path);
    return field === undefined ? [] : [{ field, message }];
  });
  for (const { field, message } of known) setError(field, { type: 'server', message });
  if (known.length === 0) setError('root', { type: 'server', message: error.message });
}
