import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const agreement = { agreement_id: z.uuid(), homeowner_id: z.uuid(), house_id: z.uuid() };
/** Null: a prospect, who has no account, or a deadline. */
const byActor = z.strictObject({ ...agreement, actor_id: z.uuid().nullable() });
const due = z.strictObject({ agreement_id: z.uuid(), sent_at: z.iso.datetime() });

/** A draft was created, its text changed, or it was deleted. */
export const AgreementWritten = defineEvent('agreement.written', byActor);
export const AgreementSent = defineEvent('agreement.sent', byActor);
export const AgreementDeclined = defineEvent('agreement.declined', byActor);
export const AgreementWithdrawn = defineEvent('agreement.withdrawn', byActor);
export const AgreementExpired = defineEvent('agreement.expired', byActor);
/** The roomie or prospect signed. */
export const AgreementSigned = defineEvent('agreement.signed', byActor);
/** The homeowner signed a lease. */
export const AgreementCountersigned = defineEvent('agreement.countersigned', byActor);
/** The agreement came into force or was put out of force. */
export const AgreementStatusSet = defineEvent('agreement.status-set', byActor);
export const AgreementArchived = defineEvent('agreement.archived', byActor);
/** Its PDF exists. */
export const AgreementSealed = defineEvent('agreement.sealed', z.strictObject({ agreement_id: z.uuid() }));

/** Scheduled: a signer who has not signed is reminded; later the agreement expires. */
export const AgreementReminderDue = defineEvent('agreement.reminder-due', due);
export const AgreementExpiryDue = defineEvent('agreement.expiry-due', due);
/** A signer who has not signed was reminded. */
export const AgreementReminded = defineEvent('agreement.reminded', byActor);
