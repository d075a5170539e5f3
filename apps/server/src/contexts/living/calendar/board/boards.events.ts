import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const board = z.strictObject({ house_id: z.uuid(), board_id: z.uuid(), actor_id: z.uuid() });

export const BoardMade = defineEvent('board.made', board);
export const BoardRemoved = defineEvent('board.removed', board);
