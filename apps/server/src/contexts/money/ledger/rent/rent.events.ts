import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** The rent of a tenancy for another period is due. */
export const RentFallsDue = defineEvent('rent.falls-due', z.strictObject({ tenancy_id: z.uuid() }));

const ofMonth = {
  tenancy_id: z.uuid(),
  /** Names the due: `YYYY-MM` of a monthly rent, else the first day. For who is reminded, `from/to` instead of that day. */
  month: z.string(),
  due_on: z.iso.date(),
};
/** The time has come for a possible reminder of rent. */
export const RentReminderDue = defineEvent(
  'rent.reminder-due',
  z.strictObject({
    ...ofMonth,
    /** Days from the due day to the previous reminder. Null when there was none. */
    last_sent: z.int().nullable(),
  }),
);
/** A roomie is reminded of rent. */
export const RentReminded = defineEvent(
  'rent.reminded',
  z.strictObject({
    ...ofMonth,
    house_id: z.uuid(),
    roomie_id: z.uuid(),
    /** Negative before the due day. */
    days: z.int(),
    minor: z.int(),
  }),
);
