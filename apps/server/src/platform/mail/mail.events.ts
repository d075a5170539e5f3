import { z } from 'zod';

import { defineEvent } from '../events/define-event.ts';

export const EmailQueued = defineEvent('email.queued', z.strictObject({ email_id: z.uuid() }));
