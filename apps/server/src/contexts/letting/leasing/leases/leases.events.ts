import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const lease = z.strictObject({
  agreement_id: z.uuid(),
  homeowner_id: z.uuid(),
  house_id: z.uuid(),
  actor_id: z.uuid().nullable(),
});

export const NoticeGiven = defineEvent('lease.notice-given', lease);
/** Both parties agreed to an earlier last day. */
export const NoticeMoved = defineEvent('lease.notice-moved', lease.extend({ request_id: z.uuid() }));
/** Both parties signed a lease for another room, which begins on a later day. */
export const MoveAgreed = defineEvent('lease.move-agreed', lease);
/** The roomie now lives in the other room under the lease for it. */
export const LeaseMoved = defineEvent('lease.moved', lease.extend({ room_id: z.uuid(), roomie_id: z.uuid() }));
/** Both parties agreed to cancel a lease before its first day. */
export const LeaseCancelled = defineEvent('lease.cancelled', lease.extend({ request_id: z.uuid() }));
export const NoticeTakenBack = defineEvent('lease.notice-taken-back', lease);
export const LeaseReleased = defineEvent('lease.released', lease);
export const ReleaseRolledBack = defineEvent('lease.release-rolled-back', lease);

export const LeaseRequested = defineEvent('lease.requested', lease.extend({ request_id: z.uuid() }));
/** The other party declined, or the requester withdrew. */
export const LeaseRequestClosed = defineEvent('lease.request-closed', lease.extend({ request_id: z.uuid() }));

/** Scheduled: the first day of a lease, which begins the tenancy, moves the roomie, or changes the rent. */
export const LeaseBegins = defineEvent('lease.begins', z.strictObject({ agreement_id: z.uuid() }));
/** The agreed term of a lease ends: it is under notice from now on. */
export const TermEnds = defineEvent('lease.term-ends', lease);
/** A lease continues after its agreed term. */
export const TermRunsOn = defineEvent('lease.term-runs-on', lease);

/** Scheduled early enough before the last day of a lease to make a new one or give notice. */
export const LeaseEndsSoon = defineEvent('lease.ends-soon', z.strictObject({ agreement_id: z.uuid() }));
