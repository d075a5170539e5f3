import { LIMITS } from '@common-roof/contracts';

/**
 * Days for which the identity of people without an account is kept. Storage ends when the purpose does (GDPR, 5 (1) e);
 * data is kept beyond a decision only in case the decision is disputed.
 */

const DAY_MS = 86_400_000;

/** Visitors of a room: days after the showing. */
export const VISITOR_KEPT_DAYS = 90;

/**
 * Applicants for a room: days after a decision, a withdrawal or the end of the ad. Claims for unfair rejection are made
 * within months (two in Germany, AGG 21 (5); six are common practice).
 */
export const APPLICANT_KEPT_DAYS = 180;

/** People who were offered a room and didn't take it: days after the offer could last have been accepted. */
export const OFFER_KEPT_DAYS = 180;

/**
 * Guarantors who signed: days after the guarantee ended. Claims from a guarantee lapse within three years in most places
 * (in Germany BGB 195, from the end of the year).
 */
export const GUARANTOR_KEPT_DAYS = 1_461;

/** Co-homeowners: days after the invitation or their rights ended, so that the homeowner sees who there was. */
export const CO_HOMEOWNER_KEPT_DAYS = 180;

/** People who applied to list houses here: days after an admin's decision. */
export const APPLICATION_KEPT_DAYS = 180;

/** A form whose address was never confirmed: as long as its confirmation link works. */
export const UNCONFIRMED_KEPT_DAYS = 7;

/** A guest in the calendar of a house, and a parcel: days after the last day, or after it was picked up. */
export const GUEST_KEPT_DAYS = 30;

/** A parcel that nobody picks up: days after it was entered. */
export const PARCEL_WAITS_DAYS = 90;

/** A letter to the operator, who also has it by e-mail. */
export const LETTER_KEPT_DAYS = 30;

/** Recipient and subject of an e-mail: long enough to find out why it didn't arrive. */
export const EMAIL_KEPT_DAYS = 30;

/** Where a session was used from: days after it would have expired, in case its owner asks who it was. */
export const SESSION_KEPT_DAYS = 90;

/** An API token that has expired, so that its owner sees why a program no longer works. */
export const API_TOKEN_KEPT_DAYS = 30;

/** A device that shows notifications: days after it last did so or opened the app. */
export const PUSH_DEVICE_KEPT_DAYS = 60;

/** An account whose owner asked to delete it: they can change their mind until then. */
export const LEAVING_DAYS = LIMITS.leavingDays;

/** Days before the deletion on which the owner is reminded. */
export const LEAVING_REMINDER_DAYS = 3;

/** Returns the moment an account is deleted at its owner's request: to the minute, in any time zone. */
export const deletionDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + LEAVING_DAYS * DAY_MS);

export const deletionRemindedAt = (dueAt: Date): Date => new Date(dueAt.getTime() - LEAVING_REMINDER_DAYS * DAY_MS);

/** A data export: as long as its link works. */
export const DATA_EXPORT_KEPT_DAYS = 7;

/** The record of a data export request, in case the person asks who made it. */
export const DATA_EXPORT_ROW_KEPT_DAYS = 30;

/** Money on a bank statement that wasn't entered as a payment: 13 months after its day. */
export const BANK_ENTRY_KEPT_DAYS = 396;

/** An uploaded image that isn't used anywhere: long enough to undo, or to return to a form left open overnight. */
export const UNPLACED_KEPT_DAYS = 1;

/** An expired link: people who follow it are told that it has expired. */
export const ENDED_LINK_KEPT_DAYS = 30;

/** The stored answer to an idempotent call: retries happen within a day. */
export const ANSWER_KEPT_DAYS = 1;

/** A failed sign-in, once it no longer delays anyone. */
export const FAILED_LOGIN_KEPT_DAYS = 1;

/** Returns the moment before which data is deleted. */
export const keptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
