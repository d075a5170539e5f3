import { z } from 'zod';

import { defineEvent } from '../events/define-event.ts';

/**
 * Nobody needs to know any more who somebody without an account was.
 * @property person_id of what they were known by: an application, an offer, a showing, a letter
 */
export const StrangerForgotten = defineEvent('stranger.forgotten', z.strictObject({ person_id: z.uuid() }));
