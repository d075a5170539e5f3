/** Questions that only this person can answer or act on, most pressing first. */
export const QUESTION_KINDS = [
  'application_to_decide',
  'invitation_to_answer',
  'co_homeowner_to_answer',
  'agreement_to_sign',
  'agreement_to_countersign',
  'lease_request_to_answer',
  'lease_to_settle',
  'deposit_to_return',
  'dispute_to_answer',
  'showing_to_confirm',
  'report_to_submit',
  'report_to_acknowledge',
  'appeal_to_decide',
  'repair_to_answer',
  'repair_visit_to_answer',
  'document_to_renew',
  'room_choice_to_answer',
  'room_choice_to_offer',
  'guarantee_to_answer',
  'guarantee_to_follow',
  'visit_to_confirm',
  'applicants_to_answer',
  'payment_to_confirm',
  'settle_up_to_confirm',
  'settle_up_to_pay',
  'purchase_to_confirm',
  'bill_to_enter',
  'rule_change_to_decide',
  'rule_change_to_vote',
  'rules_to_acknowledge',
  'speaker_to_elect',
  'swap_to_answer',
  'post_to_verify',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Hints for a homeowner about a house that nobody waits for. */
export const HINT_KINDS = ['house_to_finish', 'rooms_to_add', 'rooms_vacant', 'rooms_releasing'] as const;
export type HintKind = (typeof HINT_KINDS)[number];
