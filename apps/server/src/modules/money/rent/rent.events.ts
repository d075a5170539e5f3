import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

/** To come: the rent of a stay for another month is due. */
export const RentFallsDue = defineEvent('rent.falls-due', z.strictObject({ tenancy_id: z.uuid() }));

const ofMonth = {
  tenancy_id: z.uuid(),
  /** `YYYY-MM` */
  month: z.string(),
  due_on: z.iso.date(),
};
/** To come: somebody may have to be reminded of a month's rent. */
export const RentReminderDue = defineEvent(
  'rent.reminder-due',
  z.strictObject({
    ...ofMonth,
    /** Days from the due day of the reminder before; null: there was none. */
    last_sent: z.int().nullable(),
  }),
);
/** A roomie is reminded. */
export const RentReminded = defineEvent(
  'rent.reminded',
  z.strictObject({
    ...ofMonth,
    house_id: z.uuid(),
    roomie_id: z.uuid(),
    /** Negative: before it is due. */
    days: z.int(),
    minor: z.int(),
  }),
);
