import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const appeal = { house_id: z.uuid(), appeal_id: z.uuid(), roomie_id: z.uuid() };

/** The appeal, its roomie and its house. */
export interface AppealIds {
  readonly house_id: string;
  readonly appeal_id: string;
  readonly roomie_id: string;
}

export const AppealOpened = defineEvent('appeals.opened', z.strictObject(appeal));
/** An admin decides, because the homeowner's time is over or the homeowner passed it on. */
export const AppealEscalated = defineEvent('appeals.escalated', z.strictObject(appeal));
export const AppealDecided = defineEvent(
  'appeals.decided',
  z.strictObject({
    ...appeal,
    outcome: z.enum(['upheld', 'dismissed']),
    /** Null when the time decided. */
    actor_id: z.uuid().nullable(),
  }),
);
/** The homeowner's time to decide is over. */
export const AppealWaitedLong = defineEvent('appeals.waited-long', z.strictObject(appeal));
/** The admins' time to decide is over. */
export const AppealWaitedTooLong = defineEvent('appeals.waited-too-long', z.strictObject(appeal));
