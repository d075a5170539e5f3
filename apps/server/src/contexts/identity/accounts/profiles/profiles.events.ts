import { ROLES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const ProfileChanged = defineEvent(
  'profile.changed',
  z.strictObject({ account_id: z.uuid(), account_type: z.enum(ROLES), changed_by: z.uuid() }),
);
