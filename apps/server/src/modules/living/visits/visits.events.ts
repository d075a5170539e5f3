import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const visit = { house_id: z.uuid(), visit_id: z.uuid(), neatkeeper_id: z.uuid() };
const byActor = z.strictObject({ ...visit, actor_id: z.uuid().nullable() });

export const VisitReported = defineEvent('visit.reported', z.strictObject(visit));
/** Without an actor it was the time. */
export const VisitConfirmed = defineEvent('visit.confirmed', byActor);
export const VisitDeclined = defineEvent('visit.declined', byActor);
/** Nobody has said anything about the report: it holds. */
export const VisitConfirms = defineEvent('visit.confirms', z.strictObject(visit));
