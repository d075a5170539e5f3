import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const lease = z.strictObject({
  agreement_id: z.uuid(),
  homeowner_id: z.uuid(),
  house_id: z.uuid(),
  actor_id: z.uuid().nullable(),
});

export const NoticeGiven = defineEvent('lease.notice-given', lease);
export const NoticeTakenBack = defineEvent('lease.notice-taken-back', lease);
export const LeaseReleased = defineEvent('lease.released', lease);
export const ReleaseRolledBack = defineEvent('lease.release-rolled-back', lease);

/** To come: the first day of a lease of somebody who lives there already. */
export const LeaseBegins = defineEvent('lease.begins', z.strictObject({ agreement_id: z.uuid() }));
/** To come: early enough before the last day of a lease to make a new one or give notice. */
export const LeaseEndsSoon = defineEvent('lease.ends-soon', z.strictObject({ agreement_id: z.uuid() }));
