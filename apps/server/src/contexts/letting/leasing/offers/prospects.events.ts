import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const prospect = { prospect_id: z.uuid(), house_id: z.uuid() };
const byActor = z.strictObject({ ...prospect, actor_id: z.uuid() });

/** A room was offered to a person. */
export const RoomOffered = defineEvent('prospect.offered', byActor);
export const OfferChanged = defineEvent('prospect.offer-changed', byActor);
/** The offer was renewed with a new link; the previous one is invalid. */
export const OfferSentAgain = defineEvent('prospect.offer-sent-again', byActor);
export const OfferWithdrawn = defineEvent('prospect.offer-withdrawn', byActor);
export const LeaseTextWritten = defineEvent('prospect.lease-text-written', byActor);
export const SigningCodeRequested = defineEvent(
  'prospect.signing-code-requested',
  z.strictObject({ ...prospect, code_id: z.uuid() }),
);
/** A holder of the link opened it, corrected their data or confirmed what they have read. */
export const ProspectActed = defineEvent('prospect.acted', z.strictObject(prospect));
