import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** Entries of a homeowner's bank statements were added, entered, ignored or brought back. */
export const BankEntriesChanged = defineEvent('bank-entries.changed', z.strictObject({ homeowner_id: z.uuid() }));
