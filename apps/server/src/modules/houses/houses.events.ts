import { z } from 'zod';

import { defineEvent } from '../../platform/events/define-event.ts';

export const HouseOpened = defineEvent('house.opened', z.strictObject({ house_id: z.uuid(), homeowner_id: z.uuid() }));
