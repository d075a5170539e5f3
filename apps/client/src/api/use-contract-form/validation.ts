import { type FieldError, type FieldErrors, get, type ResolverResult, set } from 'react-hook-form';

import { schemaOf } from '#api/contract-resolver.ts';
import type { ContractFormOptions, Row } from './contract-form.ts';
import type { ShownFields } from './shown-fields.ts';

interface Rules<Values, Saved, Input, Output> extends Pick<
  ContractFormOptions<Values, Saved, Input, Output, never>,
  'schema' | 'check' | 'isValid'
> {
  body: ((values: Values, saved: Saved) => Input) | undefined;
  shown: ShownFields;
  /** Returns the version that is edited. */
  edited: () => Saved;
}

/** Returns what is wrong with a field, or with a part of its value. */
export function errorIn(errors: FieldErrors<Row>, path: string): FieldError | undefined {
  const found: unknown = get(errors, path);
  return found as FieldError | undefined;
}

/** Validates a form by its schema and its own rules, with a sentence at each wrong field. */
export async function validate<Values, Saved, Input, Output>(
  row: Row,
  { schema, body, check, isValid, shown, edited }: Rules<Values, Saved, Input, Output>,
): Promise<ResolverResult<Row, Output>> {
  const rules = schema === null ? null : await schemaOf(schema);
  // Read only now: the values may have changed while the schema was loading.
  const values = trimmed(row) as Values;
  const input = body === undefined ? values : body(values, edited());
  const checked = rules?.safeParse(input);
  const own: Partial<Record<string, string | undefined>> = check?.(values) ?? {};
  const rejected = new Set((checked?.error?.issues ?? []).map(({ path }) => shown.findField(path)));
  const errors: FieldErrors<Row> = {};
  for (const [name, wrong] of shown.listFields()) {
    const message = own[name] ?? (rejected.has(name) ? wrong : undefined);
    if (message === undefined) continue;
    // A value and its parts can be wrong at the same time.
    set(errors, name, { ...errorIn(errors, name), type: 'schema', message });
  }
  if (isValid?.(values) === false) errors['*'] = { type: 'schema' };
  if (Object.keys(errors).length > 0) return { values: {}, errors };
  // What only the server can explain is sent, too.
  return { values: checked?.success === true ? checked.data : (input as unknown as Output), errors: {} };
}

/** Returns the values with their text trimmed, except passwords. */
export const trimmed = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && !name.includes('password') ? value.trim() : value,
    ]),
  );
