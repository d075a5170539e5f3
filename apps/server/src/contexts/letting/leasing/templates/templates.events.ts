import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const template = z.strictObject({ template_id: z.uuid(), homeowner_id: z.uuid(), actor_id: z.uuid() });

export const TemplateAdded = defineEvent('agreement-template.added', template);
/** The text, the title, or whether it can be sent changed. */
export const TemplateChanged = defineEvent('agreement-template.changed', template);
export const TemplateDeleted = defineEvent('agreement-template.deleted', template);
