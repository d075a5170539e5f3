import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const kept = { neatkeeper_id: z.uuid(), house_id: z.uuid() };
const invitation = { ...kept, invitation_id: z.uuid() };

export const NeatkeeperAssigned = defineEvent('neatkeeper.assigned', z.strictObject(kept));
/** The neatkeeper's days or times changed. */
export const CleaningChanged = defineEvent(
  'neatkeeper.cleaning-changed',
  z.strictObject({ ...kept, changed_by: z.uuid() }),
);
export const AssignmentEnded = defineEvent(
  'neatkeeper.assignment-ended',
  z.strictObject({ ...kept, ended_by: z.uuid() }),
);
/** The neatkeeper was invited, or invited again, to one or several houses at once. */
export const NeatkeeperInvited = defineEvent(
  'neatkeeper.invited',
  z.strictObject({ neatkeeper_id: z.uuid(), invitation_ids: z.array(z.uuid()), invited_by: z.uuid() }),
);
export const InvitationAnswered = defineEvent(
  'neatkeeper.invitation-answered',
  z.strictObject({ ...invitation, answer: z.enum(['accepted', 'declined']) }),
);
export const InvitationWithdrawn = defineEvent(
  'neatkeeper.invitation-withdrawn',
  z.strictObject({ ...invitation, withdrawn_by: z.uuid() }),
);
