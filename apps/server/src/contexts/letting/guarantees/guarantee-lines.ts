import { GUARANTEE_ENDS } from '@common-roof/contracts';
import { z } from 'zod';

const text = { text_sha256: z.string() };

/** A line of a guarantee's evidence. */
export const GuaranteeLine = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('asked'),
    agreement_id: z.string(),
    limit: z.int(),
    limit_months: z.int().nullable(),
    covers: z.string(),
    until_on: z.string().nullable(),
    overdue_days: z.int(),
    ...text,
  }),
  z.object({ step: z.literal('agreed'), shows_payments: z.boolean() }),
  z.object({ step: z.literal('shared'), shows_payments: z.boolean() }),
  z.object({ step: z.literal('declined'), declined_by: z.string(), reason_sha256: z.string() }),
  z.object({ step: z.literal('sent_again') }),
  z.object({
    step: z.literal('signed'),
    ...text,
    signature_sha256: z.string(),
    consent: z.object({ version: z.int(), language: z.string(), sha256: z.string() }),
  }),
  z.object({ step: z.literal('sealed'), pdf_sha256: z.string() }),
  z.object({ step: z.literal('expired') }),
  z.object({ step: z.literal('withdrawn') }),
  z.object({ step: z.literal('ended'), why: z.enum(GUARANTEE_ENDS) }),
]);
export type GuaranteeLine = z.output<typeof GuaranteeLine>;
