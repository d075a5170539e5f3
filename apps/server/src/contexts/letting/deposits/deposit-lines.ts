import { MONEY_ACCOUNTS } from '@common-roof/contracts';
import { z } from 'zod';

const words = z.string();
const deduction_id = z.string();

/** A line of a deposit's evidence: the fields that refer to rows. */
export const DepositLine = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('opened'),
    agreement_id: z.string().optional(),
    homeowner_id: z.string().optional(),
    roomie_id: z.string().optional(),
    held: z.int(),
    left_on: z.string(),
    return_by: z.string(),
  }),
  z.object({ step: z.literal('taken_back') }),
  z.object({ step: z.literal('photos_changed'), deduction_id, image_ids: z.array(z.string()) }),
  z.object({
    step: z.literal('deducted'),
    deduction_id,
    minor: z.int(),
    ground: z.string().optional(),
    item_id: z.string().nullish(),
    words_sha256: words,
    set_off_sha256: z.string().optional(),
  }),
  z.object({ step: z.literal('disputed'), deduction_ids: z.array(z.string()), words_sha256: words }),
  z.object({ step: z.literal('kept'), deduction_id, words_sha256: words }),
  z.object({ step: z.literal('lowered'), deduction_id, minor: z.int(), words_sha256: words, owed: z.int().optional() }),
  z.object({ step: z.literal('withdrawn'), deduction_id, owed: z.int().optional() }),
  z.object({
    step: z.literal('settled'),
    on: z.string(),
    returned: z.int().optional(),
    words_sha256: words,
    owed: z.int().optional(),
  }),
  z.object({ step: z.literal('sealed'), edition: z.int(), pdf_sha256: z.string() }),
]);
export type DepositLine = z.output<typeof DepositLine>;

/** As strict as the hash: any other stored field was not sealed. */
export const StoredSetOff = z.strictObject({
  left_before: z.int(),
  owed_before: z.int(),
  dues: z.array(
    z.strictObject({
      id: z.string(),
      account: z.enum(MONEY_ACCOUNTS),
      label: z.string(),
      due_on: z.string(),
      minor: z.int(),
    }),
  ),
});
