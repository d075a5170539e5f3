import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

export const ContactMessageWritten = defineEvent(
  'contact.message-written',
  z.strictObject({ contact_message_id: z.uuid() }),
);
