import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** Own costs of a house, or recurring ones, were added, changed, removed or restored. */
export const OwnCostsChanged = defineEvent('own-cost.changed', z.strictObject({ house_id: z.uuid() }));
/** A recurring cost may have to be added. */
export const RecurringCostDue = defineEvent('own-cost.due', z.strictObject({ recurring_id: z.uuid() }));
/** A recurring cost was added by itself. @remarks `cost_id`: the newest of them; `count`: how many at once */
export const RecurringCostsAdded = defineEvent(
  'own-cost.added',
  z.strictObject({ house_id: z.uuid(), cost_id: z.uuid(), count: z.int() }),
);
