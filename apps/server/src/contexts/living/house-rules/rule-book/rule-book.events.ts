import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const version = { house_id: z.uuid(), version: z.int() };

export const RulesAcknowledged = defineEvent('rules.acknowledged', z.strictObject({ ...version, actor_id: z.uuid() }));
/** A version has been in force for some days, and some roomies may not have acknowledged it. */
export const RulesUnacknowledged = defineEvent('rules.unacknowledged', z.strictObject(version));
