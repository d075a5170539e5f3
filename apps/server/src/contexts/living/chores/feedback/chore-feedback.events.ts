import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const feedback = { house_id: z.uuid(), chore_id: z.uuid(), feedback_id: z.uuid(), actor_id: z.uuid() };

export const ChoreFeedbackGiven = defineEvent('chore-feedback.given', z.strictObject(feedback));
/** The feedback was handled or reopened. */
export const ChoreFeedbackResolved = defineEvent('chore-feedback.seen-to', z.strictObject(feedback));
export const ChoreFeedbackRemoved = defineEvent('chore-feedback.removed', z.strictObject(feedback));
