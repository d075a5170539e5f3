import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const entry = z.strictObject({ house_id: z.uuid(), entry_id: z.uuid(), actor_id: z.uuid() });

export const GuestEntered = defineEvent('calendar.guest-entered', entry);
export const GuestChanged = defineEvent('calendar.guest-changed', entry);
export const ParcelEntered = defineEvent('calendar.parcel-entered', entry.extend({ for_id: z.uuid() }));
/** @property former_for_id whose parcel it was until then */
export const ParcelChanged = defineEvent(
  'calendar.parcel-changed',
  entry.extend({ for_id: z.uuid(), former_for_id: z.uuid() }),
);
/** A parcel was picked up, or lies there after all. */
export const ParcelPickedUp = defineEvent('calendar.parcel-picked-up', entry.extend({ is_picked_up: z.boolean() }));
/** @property for_id whose parcel it was; null for a guest */
export const CalendarEntryRemoved = defineEvent(
  'calendar.entry-removed',
  entry.extend({ for_id: z.uuid().nullable() }),
);
