/**
 * States of one agreement. A lease passes through all of them; other types are active or archived once they are signed.
 */
export const AGREEMENT_STATES = [
  'draft',
  'sent',
  'declined',
  'withdrawn',
  'expired',
  'signed',
  'active',
  'inactive',
  'pre_released',
  'released',
  'cancelled',
  'archived',
] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** Final states: nothing is left to do. */
export const OLD_AGREEMENT_STATES = ['declined', 'withdrawn', 'expired', 'released', 'cancelled', 'archived'] as const;

/** Days in which an agreement can be signed after it was sent. */
export const AGREEMENT_DAYS = 14;
/** Days after sending on which people who haven't signed are reminded. */
export const AGREEMENT_REMINDER_DAYS = [2, 5, 8] as const;

/** A step recorded in the agreement's evidence. */
export const AGREEMENT_STEPS = [
  'created',
  'rewritten',
  'sent',
  'reminded',
  'opened',
  'signed',
  'declined',
  'withdrawn',
  'expired',
  'countersigned',
  'activated',
  'deactivated',
  'superseded',
  'move_agreed',
  'cancellation_requested',
  'cancelled',
  'notice_given',
  'notice_taken_back',
  'term_ends',
  'term_runs_on',
  'earlier_end_requested',
  'earlier_end_agreed',
  'withdrawal_requested',
  'request_declined',
  'request_withdrawn',
  'rent_announced',
  'rent_withdrawn',
  'rent_acknowledged',
  'rent_objected',
  'released',
  'rolled_back',
  'archived',
  'sealed',
] as const;
export type AgreementStep = (typeof AGREEMENT_STEPS)[number];
