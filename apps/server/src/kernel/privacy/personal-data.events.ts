import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/**
 * The identity of a person without an account is no longer needed.
 * @property person_id of what they were known by: an application, an offer, a showing, a letter
 */
export const StrangerForgotten = defineEvent('stranger.forgotten', z.strictObject({ person_id: z.uuid() }));
