import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const about = { export_id: z.uuid(), account_id: z.uuid() };

export const DataExportRequested = defineEvent('data-export.asked', z.strictObject(about));
export const DataExportReady = defineEvent('data-export.ready', z.strictObject({ ...about, link_id: z.uuid() }));
/** An export that is not ready this long after its request is given up. */
export const DataExportOverdue = defineEvent('data-export.overdue', z.strictObject(about));
export const DataExportFailed = defineEvent('data-export.failed', z.strictObject(about));
/** The link to it is no longer valid. */
export const DataExportLapsed = defineEvent('data-export.lapsed', z.strictObject(about));
/** Its file can no longer be read and is deleted. */
export const DataExportEnded = defineEvent('data-export.ended', z.strictObject(about));
