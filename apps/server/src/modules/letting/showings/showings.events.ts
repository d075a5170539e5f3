import { SHOWING_ENDERS } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

/** @property actor_id null: the visitor, or because the reason for it is gone */
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
/** It begins in so many hours. */
export const ShowingNear = defineEvent(
  'showing.near',
  z.strictObject({ showing_id: z.uuid(), hours: z.literal([24, 2]) }),
);
/** Nobody needs to know any more who came. */
export const ShowingLongOver = defineEvent('showing.long-over', z.strictObject({ showing_id: z.uuid() }));
/** When rooms of a house can be shown is different. */
export const ShowingTimesChanged = defineEvent(
  'showing.times-changed',
  z.strictObject({ house_id: z.uuid(), actor_id: z.uuid() }),
);
