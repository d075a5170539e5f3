import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const room = z.strictObject({ room_id: z.uuid(), house_id: z.uuid(), actor_id: z.uuid() });

export const RoomAdded = defineEvent('room.added', room);
export const RoomChanged = defineEvent('room.changed', room);
export const RoomRetired = defineEvent('room.retired', room);
