import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const tenancy = { tenancy_id: z.uuid(), roomie_id: z.uuid(), room_id: z.uuid(), house_id: z.uuid() };

/** @property is_reopened it had ended, and is under notice as before */
export const TenancyStarted = defineEvent(
  'tenancy.started',
  z.strictObject({ ...tenancy, is_reopened: z.boolean().optional() }),
);
export const TenancyEnded = defineEvent('tenancy.ended', z.strictObject(tenancy));

/** A tenancy was agreed that begins on a later day: its room is taken from then on. */
export const StayAgreed = defineEvent('stay.agreed', z.strictObject(tenancy));
/** Scheduled: the first day of a tenancy that was agreed before. */
export const StayBegins = defineEvent('stay.begins', z.strictObject({ tenancy_id: z.uuid() }));

/** Notice was withdrawn before the tenancy ended. */
export const NoticeWithdrawn = defineEvent('stay.goes-on', z.strictObject({ ...tenancy, actor_id: z.uuid() }));

/** A homeowner (or an admin) gave a roomie another room; the tenancies themselves have the events above. */
export const RoomieMoved = defineEvent(
  'roomie.moved',
  z.strictObject({ roomie_id: z.uuid(), house_id: z.uuid(), room_id: z.uuid(), moved_by: z.uuid() }),
);
/**
 * Rent, dates or comments of a tenancy changed.
 * @property started_on its previous first day; `starts_on`: the new one
 */
export const StayChanged = defineEvent(
  'stay.changed',
  z.strictObject({
    ...tenancy,
    changed_by: z.uuid(),
    rent_changed: z.boolean(),
    started_on: z.iso.date().optional(),
    starts_on: z.iso.date().optional(),
  }),
);
/** A tenancy got a last day, or another one. @property ended_on its previous last day; null: it had none */
export const StayLastDayMoved = defineEvent(
  'stay.last-day-moved',
  z.strictObject({ ...tenancy, ended_on: z.iso.date().nullable(), ends_on: z.iso.date() }),
);
/** A tenancy without a lease was ended by marking its room vacant. */
export const RoomMarkedVacant = defineEvent('room.marked-vacant', z.strictObject({ ...tenancy, marked_by: z.uuid() }));
