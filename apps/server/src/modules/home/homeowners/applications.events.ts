import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const application = { application_id: z.uuid() };

/** Somebody sent the form. */
export const HomeownerApplied = defineEvent('homeowner.applied', z.strictObject(application));
/** Somebody sent the form with the address of a homeowner who is here already. */
export const HomeownerAppliedAgain = defineEvent('homeowner.applied-again', z.strictObject({ account_id: z.uuid() }));
/** The applicant's address is theirs: from now on it is worth an admin's time. */
export const ApplicationConfirmed = defineEvent('homeowner.application-confirmed', z.strictObject(application));
export const ApplicationDecided = defineEvent(
  'homeowner.application-decided',
  z.strictObject({ ...application, decision: z.enum(['approved', 'rejected']), decided_by: z.uuid() }),
);
