import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const rating = {
  rating_id: z.uuid(),
  tenancy_id: z.uuid(),
  house_id: z.uuid(),
  rater_id: z.uuid(),
  ratee_id: z.uuid(),
};

/** Who rated whom, and for which stay; never what was said. */
export interface RatingIds {
  readonly rating_id: string;
  readonly tenancy_id: string;
  readonly house_id: string;
  readonly rater_id: string;
  readonly ratee_id: string;
}

export const RatingWritten = defineEvent('ratings.written', z.strictObject(rating));
export const RatingEdited = defineEvent('ratings.edited', z.strictObject(rating));
/** Both sides have rated, or the time is over. */
export const RatingRevealed = defineEvent('ratings.revealed', z.strictObject(rating));
export const RatingReplied = defineEvent('ratings.replied', z.strictObject(rating));
export const RatingRemoved = defineEvent('ratings.removed', z.strictObject({ ...rating, actor_id: z.uuid() }));

/** What somebody has on average is another number. */
export const RatingAverageChanged = defineEvent('ratings.average-changed', z.strictObject({ ratee_id: z.uuid() }));

/** To come: what stands alone is revealed. */
export const RatingRevealDue = defineEvent('ratings.reveal-due', z.strictObject({ tenancy_id: z.uuid() }));
/** To come: the stay cannot be rated for much longer. */
export const RatingReminderDue = defineEvent('ratings.reminder-due', z.strictObject({ tenancy_id: z.uuid() }));
/** Somebody has not rated a stay that is over. */
export const RatingReminded = defineEvent(
  'ratings.reminded',
  z.strictObject({ tenancy_id: z.uuid(), to_id: z.uuid(), to: z.enum(['roomie', 'homeowner']) }),
);
