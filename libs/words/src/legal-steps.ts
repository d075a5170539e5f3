import type { AlertPhrase } from './alerts.ts';

/**
 * Notifications that start a deadline or change a right between the parties of an agreement. Each is sent separately,
 * never merged with an unread one, and e-mailed at once whatever its reader chose for other news. `docs/legal-steps.md`
 * is the table.
 */
export const LEGAL_STEPS = [
  'agreement_sent',
  'agreement_signed',
  'agreement_declined',
  'agreement_expired',
  'agreement_withdrawn',
  'agreement_countersigned',
  'agreement_status_set',
  'notice_given',
  'notice_taken_back',
  'term_ends',
  'term_runs_on',
  'earlier_end_requested',
  'earlier_end_agreed',
  'withdrawal_requested',
  'cancellation_requested',
  'lease_cancelled',
  'lease_request_declined',
  'rent_announced',
  'rent_withdrawn',
  'rent_objected',
  'lease_released',
  'release_rolled_back',
  'deposit_deducted',
  'arrears_set_off',
  'set_off_withdrawn',
  'deduction_withdrawn',
  'deduction_disputed',
  'dispute_answered',
  'deposit_settled',
] as const satisfies readonly AlertPhrase['kind'][];

const legal: ReadonlySet<string> = new Set(LEGAL_STEPS);

/** Whether a kind of notification reports a step with legal effect. */
export const isLegalStep = (kind: string): boolean => legal.has(kind);
export type LegalStep = (typeof LEGAL_STEPS)[number];
