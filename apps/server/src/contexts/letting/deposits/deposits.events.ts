import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const happened = z.strictObject({
  deposit_id: z.uuid(),
  roomie_id: z.uuid(),
  homeowner_id: z.uuid(),
  house_id: z.uuid(),
  /** Null: it followed automatically. */
  actor_id: z.uuid().nullable(),
  /** Null: it is about the deposit as a whole. */
  deduction_id: z.uuid().nullable(),
});

export const DepositOpened = defineEvent('deposit.opened', happened);
/** The release that the deposit came from was rolled back. */
export const DepositTakenBack = defineEvent('deposit.taken-back', happened);
export const DeductionAdded = defineEvent('deposit.deduction-added', happened);
export const DeductionWithdrawn = defineEvent('deposit.deduction-withdrawn', happened);
export const DepositSettled = defineEvent('deposit.settled', happened);
/** One or several deductions were disputed with the same text. */
export const DeductionsDisputed = defineEvent('deposit.disputed', happened);
/** The deduction was kept, lowered or withdrawn. */
export const DisputeAnswered = defineEvent('deposit.dispute-answered', happened);
/** The PDF of a settlement exists. */
export const StatementMade = defineEvent('deposit.statement-made', happened);

/** Scheduled some days before a deposit has to be returned; negative: after it. */
export const DepositReturnDue = defineEvent(
  'deposit.return-due',
  z.strictObject({ deposit_id: z.uuid(), days: z.union([z.literal(7), z.literal(1), z.literal(-1)]) }),
);
/** Scheduled for the day after the last one on which a deduction can be disputed. */
export const DepositDisputesOver = defineEvent('deposit.disputes-over', z.strictObject({ deposit_id: z.uuid() }));
