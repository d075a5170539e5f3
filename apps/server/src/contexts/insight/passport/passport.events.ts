import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const passport = z.strictObject({ passport_id: z.uuid(), account_id: z.uuid() });

export const PassportMade = defineEvent('passport.made', passport);
export const PassportRevoked = defineEvent('passport.revoked', passport);
