import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const house = { house_id: z.uuid() };
const month = { ...house, period: z.string() };

/** The ledger of a month has new rows. */
export const PointsChanged = defineEvent('points.changed', z.strictObject({ ...month, roomie_ids: z.array(z.uuid()) }));
/** So many strikes within four weeks that the homeowner is told. */
export const StrikesReached = defineEvent('points.strikes-reached', z.strictObject({ ...house, roomie_id: z.uuid() }));
export const BonusGiven = defineEvent(
  'points.bonus-given',
  z.strictObject({ ...month, roomie_id: z.uuid(), points: z.int(), actor_id: z.uuid() }),
);
/** By a homeowner, or by the time. */
export const MonthClosed = defineEvent(
  'points.month-closed',
  z.strictObject({ ...month, actor_id: z.uuid().nullable() }),
);
/** Another month is to begin. */
export const MonthTurns = defineEvent('points.month-turns', z.strictObject(house));
/** Everything that was done in a month is decided. */
export const MonthSettled = defineEvent('points.month-settled', z.strictObject(month));
