import type * as contracts from '@common-roof/contracts';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { output, ZodSafeParseResult, ZodType } from 'zod';

import { importOrNull } from '../lib/missing-chunk.ts';

/** Picks a schema of the contracts, or makes one of them. Undefined is for a call that has no body, and a mistake. */
type Choose<Schema extends ZodType> = (all: typeof contracts) => Schema | undefined;

/** Schemas are most of what a form weighs, and are needed once it is sent. */
async function loadSchemas() {
  await import('./zod-without-eval.ts'); // before any schema is made
  return import('@common-roof/contracts');
}

/** What checks a form: all schemas, and what lets react-hook-form ask one. */
export const loadResolver = async () => {
  const [schemas, { zodResolver }] = await Promise.all([loadSchemas(), import('@hookform/resolvers/zod')]);
  return { schemas, zodResolver };
};

let isWarm = false;
/** Fetches what checks forms before somebody needs it, once the browser has nothing else to do. */
export function warmSchemas(): void {
  if (isWarm || !('requestIdleCallback' in window)) return;
  isWarm = true;
  window.requestIdleCallback(() => void importOrNull(loadResolver));
}

/** Of a schema, what asks it; the server makes of what is sent what the schema would have made of it. */
type Check<Schema extends ZodType> = { safeParse: (sent: unknown) => ZodSafeParseResult<output<Schema>> };

/**
 * A schema, for what does not check the values of a form as they are: `schemaOf(({ addRoom }) => addRoom.body)`. It finds nothing
 * wrong where the schemas are not to be had, as {@link contractResolver}.
 */
export async function schemaOf<Schema extends ZodType>(
  pick: Choose<Schema>,
  load = loadSchemas,
): Promise<Check<Schema>> {
  const schemas = await importOrNull(load);
  return schemas === null
    ? { safeParse: (sent) => ({ success: true, data: sent as output<Schema> }) }
    : picked(pick, schemas);
}

function picked<Schema extends ZodType>(pick: Choose<Schema>, schemas: typeof contracts): Schema {
  const schema = pick(schemas);
  if (schema === undefined) throw new Error('A form is checked by a call without a body.');
  return schema;
}

/**
 * Checks a form with a schema: `useForm({ resolver: contractResolver(({ login }) => login.body), … })`. Where the code for it is not to
 * be had, because there is no network or because the app has been replaced by a newer one, the form is sent unchecked: the
 * server checks it by the same schema, and says what is wrong. What was typed stays in either case.
 */
export function contractResolver<Input extends FieldValues, Output>(
  pick: Choose<ZodType<Output, Input>>,
  load = loadResolver,
): Resolver<Input, unknown, Output> {
  warmSchemas();
  return async (values, context, options) => {
    const check = await importOrNull(load);
    if (check === null) return { values: values as unknown as Output, errors: {} };
    return check.zodResolver(picked(pick, check.schemas))(values, context, options);
  };
}
