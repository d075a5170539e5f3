import type * as contracts from '@common-roof/contracts/schemas';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { output, ZodSafeParseResult, ZodType } from 'zod';

import { importOrNull } from '#lib/missing-chunk.ts';

/** Picks or builds a schema of the contracts. Undefined means the call has no body, which is a programming error. */
export type Choose<Schema extends ZodType> = (all: typeof contracts) => Schema | undefined;

/** Loads the schemas: most of a form's code, and needed only when it is sent. */
export const schemaCode = {
  async load(): Promise<typeof contracts> {
    await import('./zod-without-eval.ts'); // before any schema is created
    return import('@common-roof/contracts/schemas');
  },
};

/** Loads what validates a form: all schemas, and react-hook-form's resolver. */
export const loadResolver = async () => {
  const [schemas, { zodResolver }] = await Promise.all([schemaCode.load(), import('@hookform/resolvers/zod')]);
  return { schemas, zodResolver };
};

let isWarm = false;
/** Prefetches form validation while the browser is idle. */
export function warmSchemas(): void {
  if (isWarm || !('requestIdleCallback' in window)) return;
  isWarm = true;
  window.requestIdleCallback(() => void importOrNull(loadResolver));
}

/** The validating part of a schema; the server applies the schema's transformations itself. */
type Check<Schema extends ZodType> = { safeParse: (sent: unknown) => ZodSafeParseResult<output<Schema>> };

/**
 * Returns a schema for code that validates something other than a form's raw values: `schemaOf(({ addRoom }) =>
 * addRoom.body)`. It finds no errors if the schemas can't be loaded, like {@link contractResolver}.
 */
export async function schemaOf<Schema extends ZodType>(
  pick: Choose<Schema>,
  load = () => schemaCode.load(),
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
 * Validates a form with a schema: `useForm({ resolver: contractResolver(({ login }) => login.body), … })`. If its code
 * can't be loaded, because the device is offline or a newer app was deployed, the form is sent unvalidated: the server
 * uses the same schema and reports errors. The typed values are kept in either case.
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
