import { areaInEveryLocale } from '@common-roof/messages';

import { kind, type Kinds, type ParamsOf, type Phrase, valuesOf } from './kinds.ts';
import { count, day, role, text } from './params.ts';
import type { Reader } from './reader.ts';

/** The reader supplies the house's name, because it may have been renamed since. */
const atHouse = { house: text } as const;

/**
 * The kinds of entries in the admins' stream with their parameters. Their texts are in `libs/messages/locales`, in the
 * area `activity`: they follow the actor's name, or are full sentences where there is no actor.
 */
export const activityKinds = {
  signed_in: kind({}),
  account_invited: kind({ role }),
  account_disabled: kind({ role }),
  account_enabled: kind({ role }),
  reset_requested: kind({}),
  password_changed: kind({}),
  account_leaving: kind({}),
  account_kept: kind({}),
  data_export_asked: kind({}),
  sign_in_changed: kind({}),
  factors_reset: kind({ role }),
  email_verified: kind({}),
  /** A version of the terms is named by its date. */
  terms_accepted: kind({ version: day }),
  photo_changed: kind({}),
  photo_removed: kind({}),
  homeowner_applied: kind({}),
  application_approved: kind({}),
  application_rejected: kind({}),
  house_drafted: kind(atHouse),
  house_discarded: kind(atHouse),
  house_opened: kind(atHouse),
  house_changed: kind(atHouse),
  house_rules_changed: kind(atHouse),
  house_archived: kind(atHouse),
  house_restored: kind(atHouse),
  house_photos_changed: kind(atHouse),
  board_updated: kind(atHouse),
  room_added: kind(atHouse),
  room_changed: kind(atHouse),
  room_retired: kind(atHouse),
  room_photos_changed: kind(atHouse),
  room_marked_vacant: kind(atHouse),
  roomie_moved: kind(atHouse),
  tenancy_started: kind(atHouse),
  tenancy_ended: kind(atHouse),
  neatkeeper_assigned: kind(atHouse),
  invitation_accepted: kind(atHouse),
  invitation_declined: kind(atHouse),
  invitation_withdrawn: kind(atHouse),
  cleaning_changed: kind(atHouse),
  assignment_ended: kind(atHouse),
  ad_opened: kind(atHouse),
  ad_paused: kind(atHouse),
  ad_closed: kind(atHouse),
  ad_ended: kind(atHouse),
  room_applied: kind(atHouse),
  room_offered: kind(atHouse),
  offer_withdrawn: kind(atHouse),
  showing_proposed: kind(atHouse),
  showing_moved: kind(atHouse),
  showing_confirmed: kind(atHouse),
  showing_declined: kind(atHouse),
  showing_cancelled: kind(atHouse),
  showing_was_proposed: kind(atHouse),
  showing_was_moved: kind(atHouse),
  showing_was_confirmed: kind(atHouse),
  showing_was_cancelled: kind(atHouse),
  agreement_template_added: kind({}),
  agreement_template_changed: kind({}),
  agreement_template_deleted: kind({}),
  agreement_sent: kind(atHouse),
  agreement_signed: kind(atHouse),
  agreement_was_signed: kind(atHouse),
  agreement_declined: kind(atHouse),
  agreement_was_declined: kind(atHouse),
  agreement_expired: kind(atHouse),
  agreement_withdrawn: kind(atHouse),
  agreement_countersigned: kind(atHouse),
  agreement_status_set: kind(atHouse),
  agreement_archived: kind(atHouse),
  agreement_was_archived: kind(atHouse),
  notice_given: kind(atHouse),
  notice_taken_back: kind(atHouse),
  term_ends: kind(atHouse),
  term_runs_on: kind(atHouse),
  notice_moved: kind(atHouse),
  lease_cancelled: kind(atHouse),
  lease_requested: kind(atHouse),
  lease_request_closed: kind(atHouse),
  lease_released: kind(atHouse),
  move_report_submitted: kind(atHouse),
  move_report_acknowledged: kind(atHouse),
  move_report_added_to: kind(atHouse),
  release_rolled_back: kind(atHouse),
  turns_paid: kind(atHouse),
  deposit_deducted: kind(atHouse),
  deduction_withdrawn: kind(atHouse),
  deposit_settled: kind(atHouse),
  deduction_disputed: kind(atHouse),
  supply_entered: kind(atHouse),
  supply_verified: kind(atHouse),
  supply_withdrawn: kind(atHouse),
  supply_removed: kind(atHouse),
  bank_details_changed: kind(atHouse),
  supplies_imported: kind(atHouse),
  supplies_import_ended: kind(atHouse),
  bill_entered: kind(atHouse),
  bill_corrected: kind(atHouse),
  bill_taken_back: kind(atHouse),
  payment_entered: kind(atHouse),
  payment_voided: kind(atHouse),
  settle_up_paid: kind(atHouse),
  settle_up_taken_back: kind(atHouse),
  settle_up_confirmed: kind(atHouse),
  settle_up_rejected: kind(atHouse),
  settle_up_undone: kind(atHouse),
  dispute_answered: kind(atHouse),
  chores_added: kind(atHouse),
  chore_changed: kind(atHouse),
  chore_retired: kind(atHouse),
  chores_assigned: kind(atHouse),
  turn_changed: kind(atHouse),
  turn_change_undone: kind(atHouse),
  feed_posted: kind(atHouse),
  feed_verified: kind(atHouse),
  appeal_opened: kind(atHouse),
  appeal_upheld: kind(atHouse),
  appeal_dismissed: kind(atHouse),
  feed_removed: kind(atHouse),
  chore_feedback_given: kind(atHouse),
  chore_feedback_seen_to: kind(atHouse),
  chore_feedback_removed: kind(atHouse),
  visit_reported: kind(atHouse),
  visit_confirmed: kind(atHouse),
  visit_declined: kind(atHouse),
  swap_asked: kind(atHouse),
  turns_resumed: kind(atHouse),
  bonus_given: kind(atHouse),
  month_closed: kind(atHouse),
  rating_written: kind(atHouse),
  rating_replied: kind(atHouse),
  rating_removed: kind(atHouse),
  rule_change_proposed: kind(atHouse),
  rule_change_voted: kind(atHouse),
  rule_change_commented: kind(atHouse),
  rule_comment_removed: kind(atHouse),
  rule_change_accepted: kind(atHouse),
  rule_change_declined: kind(atHouse),
  rules_acknowledged: kind(atHouse),
  announcement_posted: kind(atHouse),
  announcement_removed: kind(atHouse),
  /** `others`: how many people wrote besides the last one. */
  messages_posted: kind({ ...atHouse, count, others: count }),
  messages_missed: kind({}),
  conversation_emailed: kind(atHouse),
} as const;

export type ActivityKind = keyof typeof activityKinds;
/** The parameters of a kind, besides the house, which is part of the line itself. */
export type ActivityParams<Kind extends ActivityKind> = Omit<ParamsOf<(typeof activityKinds)[Kind]>, 'house'>;
export type ActivityPhrase = Phrase<ActivityKind>;

const kinds: Kinds = activityKinds;
const texts = areaInEveryLocale('activity');
const names = areaInEveryLocale('names');

/** @param house its name; null if the entry isn't about one */
export function activityText({ kind: name, params }: Phrase, house: string | null, reader: Reader): string {
  const known = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const about = { ...params, house: house ?? names[reader.locale].text(['house']) };
  return known === undefined
    ? names[reader.locale].text(['activity'])
    : texts[reader.locale].text([name], valuesOf(known, about, reader)).trimEnd();
}
