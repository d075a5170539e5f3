import fc from 'fast-check';
import { z } from 'zod';

/** Returns the top-level names that a body may have in any of its alternatives. */
function namesIn(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((one) => namesIn(one as z.ZodType)))];
  if (schema instanceof z.ZodPipe) return namesIn(schema.in as z.ZodType);
  return [];
}

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    Number.MAX_VALUE,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../..',
    '<b>',
    [],
    {},
    [[]],
  ),
  fc.constantFrom<unknown>('0190a000-0000-7000-8000-000000000000', '2026-02-30', '25:61', '-1.00', 'x'.repeat(20_000)),
  fc.string(),
  fc.double(),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
);

/** Generates bodies that a call's schema rejects: other types, its own fields with rubbish in them, unknown fields. */
export function wrongFor(body: z.ZodType): fc.Arbitrary<unknown> {
  const names = namesIn(body);
  const fields = names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), hostile);
  const anything = fc.oneof(
    fc.constantFrom<unknown>(null, 1, 'text', [], [{}], true),
    fields,
    fields.map((given) => ({ ...given, nobody: 1 })),
    fields.map((given) => ({ ...given, __proto__: null })),
  );
  // As it arrives: values that JSON cannot represent have changed by then.
  return (
    anything
      .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
      // `null` counts as no body, which some calls accept.
      .filter((value) => !body.safeParse(value ?? undefined).success)
  );
}
