import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const ContactMessageWritten = defineEvent(
  'contact.message-written',
  z.strictObject({ contact_message_id: z.uuid() }),
);
