import { z } from 'zod';

import { LIMITS } from '../limits.ts';
import { SIGNATURE_FIELD } from '../signatures.ts';
import { name, timestamp } from './primitives.ts';

const stroke = z
  .array(z.int().min(0).max(SIGNATURE_FIELD.width))
  .min(4)
  .max(LIMITS.signatureNumbers)
  .refine((numbers) => numbers.length % 2 === 0, 'Send pairs of coordinates.')
  .refine((numbers) => numbers.every((n, at) => at % 2 === 0 || n <= SIGNATURE_FIELD.height), 'Sign inside the field.');

/** Pen strokes, each `x, y, x, y …`. A single dot is rejected. */
export const DrawnSignature = z
  .array(stroke)
  .min(1)
  .max(LIMITS.signatureStrokes)
  .refine((strokes) => strokes.flat().length <= LIMITS.signatureNumbers, 'This signature is too long. Draw it again.')
  .refine((strokes) => strokes.flat().length >= 16, 'This signature is too short. Draw it again.');
export type DrawnSignature = z.infer<typeof DrawnSignature>;

/** A signature: its signer and text, typed or drawn. */
export const Signature = z.strictObject({
  by: z.enum(['homeowner', 'tenant']),
  name: z.string(),
  data: z.array(z.array(z.int())).nullable().describe('Strokes; null: the name was typed'),
  signed_at: timestamp,
});
export type Signature = z.infer<typeof Signature>;

const proof = {
  text_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Send a SHA-256 checksum in hexadecimal.')
    .describe('Hash of the text that was seen: 409 if it has changed'),
  consent: z.literal(true).describe('To sign electronically'),
  consent_version: z.int().optional(),
};

/** The two ways to sign, merged with the call's other fields. */
export const signing = <Shape extends z.ZodRawShape>(more: Shape) =>
  [
    z.strictObject({ ...more, ...proof, signature: name.describe('The name, typed') }),
    z.strictObject({ ...more, ...proof, data: DrawnSignature }),
  ] as const;
