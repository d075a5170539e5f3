import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const rating = {
  rating_id: z.uuid(),
  tenancy_id: z.uuid(),
  house_id: z.uuid(),
  rater_id: z.uuid(),
  ratee_id: z.uuid(),
};

/** Who rated whom, and for which tenancy; never what was said. */
export interface RatingIds {
  readonly rating_id: string;
  readonly tenancy_id: string;
  readonly house_id: string;
  readonly rater_id: string;
  readonly ratee_id: string;
}

export const RatingWritten = defineEvent('ratings.written', z.strictObject(rating));
export const RatingEdited = defineEvent('ratings.edited', z.strictObject(rating));
/** Both parties have rated, or the time is over. */
export const RatingRevealed = defineEvent('ratings.revealed', z.strictObject(rating));
export const RatingReplied = defineEvent('ratings.replied', z.strictObject(rating));
export const RatingRemoved = defineEvent('ratings.removed', z.strictObject({ ...rating, actor_id: z.uuid() }));

/** Scheduled: a rating without a counterpart is revealed. */
export const RatingRevealDue = defineEvent('ratings.reveal-due', z.strictObject({ tenancy_id: z.uuid() }));
/** Scheduled: the tenancy's rating window closes soon. */
export const RatingReminderDue = defineEvent('ratings.reminder-due', z.strictObject({ tenancy_id: z.uuid() }));
/** A person has not rated a tenancy that is over. */
export const RatingReminded = defineEvent(
  'ratings.reminded',
  z.strictObject({ tenancy_id: z.uuid(), to_id: z.uuid(), to: z.enum(['roomie', 'homeowner']) }),
);
