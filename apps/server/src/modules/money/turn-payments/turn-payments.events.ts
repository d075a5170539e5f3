import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

/** Somebody turned what they owe for missed turns into money that they owe housemates. */
export const TurnsPaidWithMoney = defineEvent(
  'settle-up.turns-paid',
  z.strictObject({
    house_id: z.uuid(),
    actor_id: z.uuid(),
    points: z.int(),
    /** In minor units of the house's currency. */
    to: z.array(z.strictObject({ roomie_id: z.uuid(), minor: z.int() })),
  }),
);
