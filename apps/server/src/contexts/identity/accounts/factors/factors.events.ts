import { FACTOR_CHANGES, ROLES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** The owner or an admin changed how an account signs in. */
export const FactorsChanged = defineEvent(
  'account.factors-changed',
  z.strictObject({
    account_id: z.uuid(),
    account_type: z.enum(ROLES),
    change: z.enum(FACTOR_CHANGES),
    /** The number of recovery codes left, when one was used. */
    left: z.int().nullable(),
    changed_by: z.uuid(),
  }),
);
