import { z } from 'zod';

import { AGREEMENT_TYPES } from './agreement-types.ts';
import { timestamp, uuid } from './primitives.ts';

/** Of one agreement. A lease goes all the way; others are in force or not once they are signed. */
export const AGREEMENT_STATES = [
  'draft',
  'sent',
  'declined',
  'withdrawn',
  'expired',
  'signed',
  'active',
  'inactive',
  'pre_released',
  'released',
  'archived',
] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** An agreement as the roomie to whom it is addressed sees it in a list. */
export const OwnAgreement = z.strictObject({
  _id: uuid,
  title: z.string(),
  type: z.enum(AGREEMENT_TYPES),
  state: z.enum(AGREEMENT_STATES),
  room: z.strictObject({ _id: uuid, name: z.string() }),
  sent_at: timestamp.nullable(),
  signed_at: timestamp.nullable(),
});
export type OwnAgreement = z.infer<typeof OwnAgreement>;
