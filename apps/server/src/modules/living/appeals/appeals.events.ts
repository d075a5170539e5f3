import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const appeal = { house_id: z.uuid(), appeal_id: z.uuid(), roomie_id: z.uuid() };

/** Which appeal, whose and where. */
export interface AppealIds {
  readonly house_id: string;
  readonly appeal_id: string;
  readonly roomie_id: string;
}

export const AppealOpened = defineEvent('appeals.opened', z.strictObject(appeal));
/** The homeowner has had their time, or gave it themselves: an admin decides. */
export const AppealEscalated = defineEvent('appeals.escalated', z.strictObject(appeal));
export const AppealDecided = defineEvent(
  'appeals.decided',
  z.strictObject({
    ...appeal,
    outcome: z.enum(['upheld', 'dismissed']),
    /** null: the time */
    actor_id: z.uuid().nullable(),
  }),
);
/** The homeowner has had their time. */
export const AppealWaitedLong = defineEvent('appeals.waited-long', z.strictObject(appeal));
/** So have the admins. */
export const AppealWaitedTooLong = defineEvent('appeals.waited-too-long', z.strictObject(appeal));
