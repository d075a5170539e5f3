import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const item = z.strictObject({ house_id: z.uuid(), item_id: z.uuid() });

export const StockItemAdded = defineEvent('stock.added', item.extend({ actor_id: z.uuid() }));
/** A thing has another name, place, level, or another person gets it. It doesn't say who changed it. */
export const StockItemChanged = defineEvent('stock.changed', item);
export const StockItemRemoved = defineEvent('stock.removed', item.extend({ actor_id: z.uuid() }));
