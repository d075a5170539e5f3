import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** A roomie turned a debt for missed turns into money owed to housemates. */
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
