import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const byOwner = { house_id: z.uuid(), homeowner_id: z.uuid() };
const byActor = { house_id: z.uuid(), actor_id: z.uuid() };

export const HouseDrafted = defineEvent('house.drafted', z.strictObject({ ...byOwner, actor_id: z.uuid() }));
export const HouseDiscarded = defineEvent('house.discarded', z.strictObject({ ...byOwner, actor_id: z.uuid() }));
export const HouseOpened = defineEvent('house.opened', z.strictObject(byOwner));
export const HouseChanged = defineEvent('house.changed', z.strictObject({ ...byActor, version: z.int() }));
export const HouseArchived = defineEvent('house.archived', z.strictObject(byActor));
export const HouseRestored = defineEvent('house.restored', z.strictObject(byActor));
/** A new version of the rules is in force. */
export const HouseRulesChanged = defineEvent('house.rules-changed', z.strictObject({ ...byActor, version: z.int() }));
export const BoardUpdated = defineEvent('house.board-updated', z.strictObject({ ...byActor, version: z.int() }));
