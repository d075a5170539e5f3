import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

export const NoteSaved = defineEvent('note.saved', z.strictObject({ account_id: z.uuid(), version: z.int() }));
