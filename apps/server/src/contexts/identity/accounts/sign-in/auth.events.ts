import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const SessionsEnded = defineEvent(
  'session.ended',
  z.strictObject({ account_id: z.uuid(), session_ids: z.array(z.uuid()), reason: z.enum(['logged_out', 'revoked']) }),
);
