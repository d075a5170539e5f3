import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

export const NoteSaved = defineEvent('note.saved', z.strictObject({ account_id: z.uuid(), version: z.int() }));
