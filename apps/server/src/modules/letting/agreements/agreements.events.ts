import { z } from 'zod';

import { defineEvent } from '../../../platform/events/define-event.ts';

const agreement = { agreement_id: z.uuid(), homeowner_id: z.uuid(), house_id: z.uuid() };
/** Null: a prospect, who has no account, or the time. */
const byActor = z.strictObject({ ...agreement, actor_id: z.uuid().nullable() });
const due = z.strictObject({ agreement_id: z.uuid(), sent_at: z.iso.datetime() });

/** A draft was made, its text is another, or it was thrown away. */
export const AgreementWritten = defineEvent('agreement.written', byActor);
export const AgreementSent = defineEvent('agreement.sent', byActor);
export const AgreementDeclined = defineEvent('agreement.declined', byActor);
export const AgreementWithdrawn = defineEvent('agreement.withdrawn', byActor);
export const AgreementExpired = defineEvent('agreement.expired', byActor);
/** By the roomie or prospect. */
export const AgreementSigned = defineEvent('agreement.signed', byActor);
/** A lease, by the homeowner. */
export const AgreementCountersigned = defineEvent('agreement.countersigned', byActor);
/** Put in force or out of it. */
export const AgreementStatusSet = defineEvent('agreement.status-set', byActor);
export const AgreementArchived = defineEvent('agreement.archived', byActor);
/** Its PDF is there. */
export const AgreementSealed = defineEvent('agreement.sealed', z.strictObject({ agreement_id: z.uuid() }));

/** To come: who has not signed what was sent then is reminded, and later it can be signed no more. */
export const AgreementReminderDue = defineEvent('agreement.reminder-due', due);
export const AgreementExpiryDue = defineEvent('agreement.expiry-due', due);
/** Somebody who has not signed is reminded. */
export const AgreementReminded = defineEvent('agreement.reminded', byActor);
