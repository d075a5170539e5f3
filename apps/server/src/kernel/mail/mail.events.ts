import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const EmailQueued = defineEvent('email.queued', z.strictObject({ email_id: z.uuid() }));
