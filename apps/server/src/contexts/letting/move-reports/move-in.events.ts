import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const report = z.strictObject({ report_id: z.uuid(), house_id: z.uuid(), actor_id: z.uuid() });

export const MoveReportSubmitted = defineEvent('move-report.submitted', report);
export const MoveReportAcknowledged = defineEvent('move-report.acknowledged', report);
export const MoveReportAddedTo = defineEvent('move-report.added-to', report);

/** Scheduled some days after a roomie moved in. */
export const MoveInReportDue = defineEvent('move-report.due', z.strictObject({ tenancy_id: z.uuid() }));
