import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const visit = { house_id: z.uuid(), visit_id: z.uuid(), neatkeeper_id: z.uuid() };
const byActor = z.strictObject({ ...visit, actor_id: z.uuid().nullable() });

export const VisitReported = defineEvent('visit.reported', z.strictObject(visit));
/** Has no actor when the time decides. */
export const VisitConfirmed = defineEvent('visit.confirmed', byActor);
export const VisitDeclined = defineEvent('visit.declined', byActor);
/** The time to answer a report is over, and the report is confirmed. */
export const VisitConfirms = defineEvent('visit.confirms', z.strictObject(visit));
