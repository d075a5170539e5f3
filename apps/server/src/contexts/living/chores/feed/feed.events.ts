import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const item = { house_id: z.uuid(), feed_id: z.uuid(), roomie_id: z.uuid() };

export const FeedPosted = defineEvent('feed.posted', z.strictObject({ ...item, actor_id: z.uuid() }));
/** A person gave or changed a verdict. */
export const FeedJudged = defineEvent('feed.judged', z.strictObject({ ...item, actor_id: z.uuid() }));
export const FeedDecided = defineEvent(
  'feed.decided',
  z.strictObject({ ...item, outcome: z.enum(['verified', 'rejected', 'lapsed']) }),
);
export const FeedRemoved = defineEvent('feed.removed', z.strictObject({ ...item, actor_id: z.uuid() }));
/** The time for verdicts is over, and those that were given decide. */
export const VerdictsClose = defineEvent('feed.verdicts-close', z.strictObject(item));
