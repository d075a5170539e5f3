import { LIMITS } from '@common-roof/contracts';
import { text } from '@common-roof/contracts/schemas';
import { z } from 'zod';

const id = text(100);
const shown = text(200);

/** What spliit's JSON has of a group, as far as it is read; everything else in it is left alone. */
const SpliitFile = z.object({
  currencyCode: text(3).nullish(),
  participants: z.array(z.object({ id, name: shown })).max(LIMITS.importPeople),
  expenses: z
    .array(
      z.object({
        id,
        expenseDate: text(40),
        title: shown,
        category: z.object({ name: shown }).nullish(),
        amount: z.int(),
        paidById: id,
        paidFor: z.array(z.object({ participantId: id, shares: z.int().min(0) })).max(LIMITS.importPeople),
        isReimbursement: z.boolean(),
      }),
    )
    .max(LIMITS.importLines),
});
export type SpliitFile = z.infer<typeof SpliitFile>;

/** Returns the group in a file; undefined: it is no JSON; null: it is JSON, but no group of spliit. */
export function readSpliit(file: Buffer): SpliitFile | null | undefined {
  const content = file
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (!content.startsWith('{')) return undefined;
  try {
    return SpliitFile.safeParse(JSON.parse(content)).data ?? null;
  } catch {
    return null;
  }
}
