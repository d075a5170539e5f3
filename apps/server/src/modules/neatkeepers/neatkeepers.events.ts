import { z } from 'zod';

import { defineEvent } from '../../platform/events/define-event.ts';

export const NeatkeeperAssigned = defineEvent(
  'neatkeeper.assigned',
  z.strictObject({ neatkeeper_id: z.uuid(), house_id: z.uuid() }),
);
