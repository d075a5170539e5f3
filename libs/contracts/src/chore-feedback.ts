/** Roles that can give feedback on a chore. */
export const FEEDBACK_ROLES = ['roomie', 'homeowner', 'neatkeeper'] as const;
export type FeedbackRole = (typeof FEEDBACK_ROLES)[number];
