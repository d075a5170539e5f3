import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

export const SessionsEnded = defineEvent(
  'session.ended',
  z.strictObject({ account_id: z.uuid(), session_ids: z.array(z.uuid()), reason: z.enum(['logged_out', 'revoked']) }),
);
