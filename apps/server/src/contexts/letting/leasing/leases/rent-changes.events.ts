import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const change = z.strictObject({
  agreement_id: z.uuid(),
  house_id: z.uuid(),
  change_id: z.uuid(),
  actor_id: z.uuid(),
});

/** The homeowner announced a new rent for a lease. */
export const RentAnnounced = defineEvent('rent-change.announced', change);
/** The homeowner withdrew an announced rent before its day. */
export const RentChangeWithdrawn = defineEvent('rent-change.withdrawn', change);
/** The roomie acknowledged an announced rent, or objected to it. */
export const RentChangeAnswered = defineEvent('rent-change.answered', change);

/** Scheduled: the first day of an announced rent. */
export const RentChangeBegins = defineEvent('rent-change.begins', z.strictObject({ agreement_id: z.uuid() }));
