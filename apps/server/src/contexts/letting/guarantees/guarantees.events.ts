import { GUARANTEE_DECLINERS, GUARANTEE_ENDS } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';
import type { GuaranteeEntity } from './guarantee.entity.ts';

const guarantee = z.strictObject({ guarantee_id: z.uuid(), house_id: z.uuid() });
/** Null: the guarantor, time, or another change. */
const byActor = guarantee.extend({ actor_id: z.uuid().nullable() });

/** What each event of a guarantee says. */
export const aboutGuarantee = ({ id, house_id }: Pick<GuaranteeEntity, 'id' | 'house_id'>) => ({
  guarantee_id: id,
  house_id,
});

export const GuaranteeRequested = defineEvent('guarantee.requested', byActor);
/** The roomie agreed: the guarantor gets the link. */
export const GuaranteeAgreed = defineEvent('guarantee.agreed', byActor);
export const GuaranteeDeclined = defineEvent('guarantee.declined', byActor.extend({ by: z.enum(GUARANTEE_DECLINERS) }));
/** The roomie changed what the guarantor sees. */
export const GuaranteeShared = defineEvent('guarantee.shared', byActor);
/** The guarantor gets a new link; the previous one is invalid. */
export const GuaranteeSentAgain = defineEvent('guarantee.sent-again', byActor);
/** Tells the guarantor only if they had the link. */
export const GuaranteeWithdrawn = defineEvent('guarantee.withdrawn', byActor.extend({ was_sent: z.boolean() }));
export const GuaranteeExpired = defineEvent('guarantee.expired', guarantee);
export const GuaranteeCodeRequested = defineEvent('guarantee.code-requested', guarantee.extend({ code_id: z.uuid() }));
export const GuaranteeSigned = defineEvent('guarantee.signed', guarantee);
/** Its PDF exists. */
export const GuaranteeSealed = defineEvent('guarantee.sealed', guarantee);
export const GuaranteeEnded = defineEvent('guarantee.ended', byActor.extend({ why: z.enum(GUARANTEE_ENDS) }));
/** A covered due has been overdue for as many days as the homeowner chose. */
export const GuaranteeOverdue = defineEvent(
  'guarantee.overdue',
  guarantee.extend({
    due: z.string(),
    due_on: z.iso.date(),
    days: z.int(),
    /** What the guarantee covers of it. */
    minor: z.int(),
  }),
);

const scheduled = z.strictObject({ guarantee_id: z.uuid() });
/** Scheduled: the link of a guarantee that isn't signed expires. */
export const GuaranteeLinkExpires = defineEvent('guarantee.link-expires', scheduled);
/** Scheduled each morning while it is signed: what is overdue, and whether it is over. */
export const GuaranteeCheckDue = defineEvent('guarantee.check-due', scheduled);
