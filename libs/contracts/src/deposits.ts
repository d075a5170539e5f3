/** States of a deposit after a lease. */
export const DEPOSIT_STATES = ['held', 'partly_returned', 'returned', 'withheld'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Days after the settlement in which a deduction can be disputed. */
export const DISPUTE_DAYS = 60;
/** Days before the return deadline on which the homeowner is warned. Negative: it is overdue. */
export const DEPOSIT_WARNING_DAYS = [7, 1, -1] as const;
export type DepositWarningDays = (typeof DEPOSIT_WARNING_DAYS)[number];

/** A step recorded in the deposit's evidence. */
export const DEPOSIT_STEPS = [
  'opened',
  'deducted',
  'photos_changed',
  'withdrawn',
  'settled',
  'disputed',
  'kept',
  'lowered',
  'taken_back',
  'sealed',
] as const;
export type DepositStep = (typeof DEPOSIT_STEPS)[number];
