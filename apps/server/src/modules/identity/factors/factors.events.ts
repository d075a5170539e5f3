import { FACTOR_CHANGES, ROLES } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

/** How somebody signs in has changed, by themselves or by an admin. */
export const FactorsChanged = defineEvent(
  'account.factors-changed',
  z.strictObject({
    account_id: z.uuid(),
    account_type: z.enum(ROLES),
    change: z.enum(FACTOR_CHANGES),
    /** Recovery codes, where one was used. */
    left: z.int().nullable(),
    changed_by: z.uuid(),
  }),
);
