import type * as contracts from '@common-roof/contracts';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** Picks a schema of the contracts, or makes one of them. Undefined is for a call that has no body, and a mistake. */
type Pick<Schema extends ZodType> = (all: typeof contracts) => Schema | undefined;

/** Schemas are most of what a form weighs, and are needed once it is sent. */
async function loadSchemas() {
  await import('./zod-without-eval.ts'); // before any schema is made
  return import('@common-roof/contracts');
}

let isWarm = false;
/** Fetches what checks forms before somebody needs it, once the browser has nothing else to do. */
export function warmSchemas(): void {
  if (isWarm || !('requestIdleCallback' in window)) return;
  isWarm = true;
  // What cannot be fetched now is fetched when it is needed, where it can be told.
  window.requestIdleCallback(() => void loadSchemas().catch(() => undefined));
}

/** A schema, for what does not check the values of a form as they are: `schemaOf(({ addRoom }) => addRoom.body)`. */
export async function schemaOf<Schema extends ZodType>(pick: Pick<Schema>): Promise<Schema> {
  const schema = pick(await loadSchemas());
  if (schema === undefined) throw new Error('A form is checked by a call without a body.');
  return schema;
}

/** Checks a form with a schema: `useForm({ resolver: checkedBy(({ login }) => login.body), … })`. */
export function checkedBy<Input extends FieldValues, Output>(
  pick: Pick<ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  warmSchemas();
  return async (values, context, options) => {
    const [schema, { zodResolver }] = await Promise.all([schemaOf(pick), import('@hookform/resolvers/zod')]);
    return zodResolver(schema)(values, context, options);
  };
}
