import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

export const NotificationRaised = defineEvent(
  'notification.raised',
  z.strictObject({ notification_id: z.uuid(), account_id: z.uuid() }),
);
