import { z } from 'zod';

import { defineEvent } from '../../platform/events/define-event.ts';

const tenancy = { tenancy_id: z.uuid(), roomie_id: z.uuid(), room_id: z.uuid(), house_id: z.uuid() };

export const TenancyStarted = defineEvent('tenancy.started', z.strictObject(tenancy));
export const TenancyEnded = defineEvent('tenancy.ended', z.strictObject(tenancy));
