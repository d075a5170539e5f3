import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const coHomeowner = z.strictObject({ co_homeowner_id: z.uuid(), homeowner_id: z.uuid(), person_id: z.uuid() });

/** `is_mailed`: not where the person gets a link to open their account. */
export const CoHomeownerInvited = defineEvent('co-homeowner.invited', coHomeowner.extend({ is_mailed: z.boolean() }));
export const CoHomeownerAreasChanged = defineEvent('co-homeowner.areas-changed', coHomeowner);
export const CoHomeownerAccepted = defineEvent('co-homeowner.accepted', coHomeowner);
export const CoHomeownerEnded = defineEvent(
  'co-homeowner.ended',
  coHomeowner.extend({
    was: z.enum(['invited', 'active']),
    /** Null: time, or a deleted account. */
    by: z.enum(['homeowner', 'co_homeowner']).nullable(),
  }),
);
/** Scheduled: nobody has accepted the invitation. */
export const CoHomeownerInvitationLapses = defineEvent(
  'co-homeowner.invitation-lapses',
  z.strictObject({ co_homeowner_id: z.uuid() }),
);
