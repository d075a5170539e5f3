import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const entry = z.strictObject({ house_id: z.uuid(), entry_id: z.uuid(), actor_id: z.uuid() });
const document = z.strictObject({ house_id: z.uuid(), document_id: z.uuid(), actor_id: z.uuid() });

export const GuideEntryAdded = defineEvent('guide.entry-added', entry);
export const GuideEntryChanged = defineEvent('guide.entry-changed', entry);
export const GuideEntryMoved = defineEvent('guide.entry-moved', entry);
export const GuideEntryRemoved = defineEvent('guide.entry-removed', entry);

/** A document was added, perhaps in place of another. */
export const DocumentAdded = defineEvent('document.added', document.extend({ replaced_id: z.uuid().nullable() }));
export const DocumentChanged = defineEvent('document.changed', document.extend({ is_rescheduled: z.boolean() }));
export const DocumentRemoved = defineEvent('document.removed', document);
/** The last day of a document is some days away; -1: it was yesterday. */
export const DocumentExpires = defineEvent(
  'document.expires',
  z.strictObject({ house_id: z.uuid(), document_id: z.uuid(), expires_on: z.iso.date(), days: z.int() }),
);
