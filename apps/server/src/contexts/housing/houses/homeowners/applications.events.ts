import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const application = { application_id: z.uuid() };

/** An applicant submitted the form. */
export const HomeownerApplied = defineEvent('homeowner.applied', z.strictObject(application));
/** The form was submitted with the address of an existing homeowner. */
export const HomeownerAppliedAgain = defineEvent('homeowner.applied-again', z.strictObject({ account_id: z.uuid() }));
/** The applicant confirmed their address: from now on admins see the application. */
export const ApplicationConfirmed = defineEvent('homeowner.application-confirmed', z.strictObject(application));
export const ApplicationDecided = defineEvent(
  'homeowner.application-decided',
  z.strictObject({ ...application, decision: z.enum(['approved', 'rejected']), decided_by: z.uuid() }),
);
