import { LIMITS } from '@common-roof/contracts';

/**
 * Days for which is kept who somebody without an account was. Storage ends when the purpose does (GDPR, 5 (1) e); what is
 * kept longer than a decision takes, is kept for the case that it is disputed.
 */

const DAY_MS = 86_400_000;

/** After a showing: who came to see the room. */
export const VISITOR_KEPT_DAYS = 90;

/**
 * After a decision, a withdrawal or the end of the ad: who applied for a room. Claims for being turned down unfairly are
 * made within months (in Germany two, AGG 21 (5); six are common practice).
 */
export const APPLICANT_KEPT_DAYS = 180;

/** After an offer could last have been accepted: who was offered a room and did not take it. */
export const OFFER_KEPT_DAYS = 180;

/** After an admin's decision: who asked to list houses here. */
export const APPLICATION_KEPT_DAYS = 180;

/** A form whose address was never confirmed, for as long as the link to confirm it opens. */
export const UNCONFIRMED_KEPT_DAYS = 7;

/** A letter to the operator, who has it by e-mail. */
export const LETTER_KEPT_DAYS = 30;

/** To whom an e-mail went, and what it was about: long enough to find out why somebody got none. */
export const EMAIL_KEPT_DAYS = 30;

/** After a session would have expired: from where somebody signed in, in case that they ask who it was. */
export const SESSION_KEPT_DAYS = 90;

/** An account whose owner asked for its end: until then they can change their mind. */
export const LEAVING_DAYS = LIMITS.leavingDays;

/** So long before that, they are reminded. */
export const LEAVING_REMINDER_DAYS = 3;

/** When an account is deleted that its owner asked to be: to the minute, wherever they are. */
export const deletionDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + LEAVING_DAYS * DAY_MS);

export const deletionRemindedAt = (dueAt: Date): Date => new Date(dueAt.getTime() - LEAVING_REMINDER_DAYS * DAY_MS);

/** What somebody asked to be put together for them: as long as the link to it opens. */
export const DATA_EXPORT_KEPT_DAYS = 7;

/** That somebody asked for it: for the case that they ask who it was. */
export const DATA_EXPORT_ROW_KEPT_DAYS = 30;

/** A picture that is a photo of nothing: long enough to undo, or to come back to a form that was left open overnight. */
export const UNPLACED_KEPT_DAYS = 1;

/** A link that opens nothing any more: who follows it is still told that it was one. */
export const ENDED_LINK_KEPT_DAYS = 30;

/** What was answered to a call that may be repeated: whoever asks once more does so within a day. */
export const ANSWER_KEPT_DAYS = 1;

/** That signing in failed, once nobody is held up by it any more. */
export const FAILED_LOGIN_KEPT_DAYS = 1;

/** What is older than this moment is not kept any more. */
export const keptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
