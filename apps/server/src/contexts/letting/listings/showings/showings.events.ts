import { SHOWING_ENDERS } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** @property actor_id null: the visitor, or the reason for the showing is gone */
const showing = {
  showing_id: z.uuid(),
  house_id: z.uuid(),
  room_id: z.uuid(),
  version: z.int(),
  actor_id: z.uuid().nullable(),
};

export const ShowingProposed = defineEvent('showing.proposed', z.strictObject(showing));
export const ShowingMoved = defineEvent('showing.moved', z.strictObject(showing));
export const ShowingConfirmed = defineEvent(
  'showing.confirmed',
  z.strictObject({ ...showing, by: z.enum(['homeowner', 'roomie', 'visitor']) }),
);
export const ShowingCancelled = defineEvent(
  'showing.cancelled',
  z.strictObject({ ...showing, by: z.enum(SHOWING_ENDERS) }),
);
/** The showing begins in this number of hours. */
export const ShowingNear = defineEvent(
  'showing.near',
  z.strictObject({ showing_id: z.uuid(), hours: z.literal([24, 2]) }),
);
/** The visitor's data is no longer needed. */
export const ShowingLongOver = defineEvent('showing.long-over', z.strictObject({ showing_id: z.uuid() }));
/** The times at which rooms of a house can be shown changed. */
export const ShowingTimesChanged = defineEvent(
  'showing.times-changed',
  z.strictObject({ house_id: z.uuid(), actor_id: z.uuid() }),
);
