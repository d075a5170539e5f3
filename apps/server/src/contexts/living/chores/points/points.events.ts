import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const house = { house_id: z.uuid() };
const month = { ...house, period: z.string() };

/** A month's ledger got new rows. */
export const PointsChanged = defineEvent('points.changed', z.strictObject({ ...month, roomie_ids: z.array(z.uuid()) }));
/** A roomie reached the number of strikes within four weeks at which the homeowner is told. */
export const StrikesReached = defineEvent('points.strikes-reached', z.strictObject({ ...house, roomie_id: z.uuid() }));
export const BonusGiven = defineEvent(
  'points.bonus-given',
  z.strictObject({ ...month, roomie_id: z.uuid(), points: z.int(), actor_id: z.uuid() }),
);
/** A homeowner or the time closed a month. */
export const MonthClosed = defineEvent(
  'points.month-closed',
  z.strictObject({ ...month, actor_id: z.uuid().nullable() }),
);
/** A new month begins. */
export const MonthTurns = defineEvent('points.month-turns', z.strictObject(house));
/** Everything that was done in a month is decided. */
export const MonthSettled = defineEvent('points.month-settled', z.strictObject(month));
