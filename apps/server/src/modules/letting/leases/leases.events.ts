import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

/** To come: the first day of a lease of somebody who lives there already. */
export const LeaseBegins = defineEvent('lease.begins', z.strictObject({ agreement_id: z.uuid() }));
