import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const BackupRequested = defineEvent('backup.requested', z.strictObject({ run_id: z.uuid() }));
export const BackupFailed = defineEvent('backup.failed', z.strictObject({ run_id: z.uuid() }));
