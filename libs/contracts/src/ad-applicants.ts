/** `new → shortlisted → showing → offered → accepted`, or `declined` by the homeowner, `withdrawn` by the applicant. */
export const APPLICANT_STATES = [
  'new',
  'shortlisted',
  'showing',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type ApplicantState = (typeof APPLICANT_STATES)[number];

/**
 * States a homeowner may move an applicant to by hand; `offered` follows from an offer, and only the applicant sets
 * `withdrawn`.
 */
export const APPLICANT_MOVES = ['new', 'shortlisted', 'showing', 'accepted', 'declined'] as const;
export type ApplicantMove = (typeof APPLICANT_MOVES)[number];
