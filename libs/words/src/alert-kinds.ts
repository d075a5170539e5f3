import type {
  ElectionFailure,
  GuaranteeEnd,
  RightHolder,
  RoomChoiceEnd,
  TermEnd,
  TurnChange,
} from '@common-roof/contracts';

import { period } from './costs.ts';
import { kind } from './kinds.ts';
import {
  change,
  choice,
  chore,
  chores,
  cost,
  count,
  day,
  flag,
  listed,
  maybe,
  moment,
  money,
  month,
  nearDay,
  ownCost,
  percent,
  rentTimes,
  signInChange,
  stored,
  text,
  turns,
} from './params.ts';
import { restated, restatedValues } from './restatements.ts';

/** A bill: its text names the category and the `period`. */
const billed = { category: cost, from: stored<string>(), to: stored<string>() } as const;

/**
 * The kinds of notifications with their parameters. Their texts are in `libs/messages/locales`, in the area `alerts`. A
 * kind is never renamed, because it is stored in rows.
 */
export const alertKinds = {
  /** A text supplied by another version of the product. */
  news: kind({}),
  /** Shown on a device whose owner wants to see whether notifications arrive. */
  push_test: kind({}),
  /** Stored before notifications were kept as kinds. */
  as_written: kind({ title: text, body: text }),

  // ads
  room_applied: kind({ name: text, ad: text }),
  room_applied_suggested: kind({ name: text, ad: text, suggester: text }),
  applicants_wait: kind({ count, ad: text }),

  // agreements
  agreement_sent: kind({ name: text, title: text }),
  agreement_waits: kind({ name: text, title: text }),
  agreement_signed: kind({ name: text, title: text, isLease: flag }),
  agreement_expired: kind({ name: text, title: text }),
  agreement_declined: kind({ name: text, title: text, reason: text }),
  agreement_withdrawn: kind({ name: text, title: text }),
  agreement_countersigned: kind({ name: text, title: text }),
  agreement_status_set: kind({ title: text, isActive: flag }),

  // appeals
  appeal_opened: kind({ name: text, chore, house: text }),
  appeal_upheld: kind({ about: choice<'strike' | 'feedback'>(), chore, house: text, reason: text }),
  appeal_dismissed: kind({ about: choice<'strike' | 'feedback'>(), chore, house: text, reason: text }),

  // chores
  /** A reader without a turn today gets tomorrow’s turns. */
  chores_due: kind({ today: chores, tomorrow: chores, house: text }),
  chores_missed: kind({ chores, house: text }),
  /** Turns another roomie missed. */
  chores_offered: kind({ chores, extra: count, house: text }),
  turns_paused_own: kind({ house: text }),
  turns_paused: kind({ name: text, house: text }),
  /** One day’s changes by others to the reader’s turns. */
  turns_changed: kind({ count, gained: turns, lost: turns }),
  swap_asked: kind({ name: text, count, gained: turns, lost: turns }),
  swap_declined: kind({ name: text }),
  turn_changed: kind({ name: text, how: choice<TurnChange>(), isUndone: flag, gained: turns, lost: turns }),

  // deposits
  deposit_deducted: kind({ name: text, amount: money, reason: text }),
  deduction_withdrawn: kind({ name: text, amount: money, reason: text }),
  /** What is left of the deposit, and of the arrears. */
  arrears_set_off: kind({ name: text, amount: money, reason: text, deposit: change, owed: change }),
  set_off_withdrawn: kind({ name: text, amount: money, reason: text }),
  deposit_settled: kind({ name: text, returned: money, held: money }),
  deduction_disputed: kind({ name: text, words: text }),
  /** The amount is the new one. */
  dispute_answered: kind({
    name: text,
    amount: money,
    reason: text,
    became: choice<'kept' | 'lowered' | 'withdrawn'>(),
    answer: text,
  }),
  deposit_near: kind({ name: text, day, days: count }),
  deposit_late: kind({ name: text, day }),
  own_deposit_late: kind({ name: text, day }),

  // feed
  feed_to_verify: kind({ name: text, chore, house: text }),
  /** To the homeowner, whose verdict decides. */
  feed_disputed: kind({ name: text, chore, house: text, reasons: listed(' · ') }),
  chore_verified: kind({ chore, points: count, house: text }),
  extra_lapsed: kind({ chore, house: text }),
  strike_given: kind({ chore, reasons: listed(' · '), house: text }),
  strikes_reached: kind({ name: text, house: text }),
  bonus_given: kind({ points: stored<number>(), house: text }, ({ points }) => ({
    points: Math.abs(points),
    isLoss: points > 0 ? 'no' : 'yes',
  })),
  month_closed: kind({ best: listed(', '), month, house: text }),

  // home
  house_rules: kind({ house: text, version: count }),
  house_rules_reminder: kind({ house: text, version: count }),
  roomie_moved: kind({ room: text, house: text }),
  stay_ended: kind({ room: text, house: text }),
  rent_changed: kind({ room: text, house: text }),
  cleaning_invitation: kind({ name: text, house: text }),
  cleaning_accepted: kind({ name: text, house: text }),
  cleaning_declined: kind({ name: text, house: text }),
  cleaning_changed: kind({ house: text }),
  assignment_ended: kind({ house: text }),

  // identity
  password_changed: kind({}),
  data_export_ready: kind({ day }),
  data_export_failed: kind({}),
  /** `left`: the number of recovery codes left, if one was used. */
  sign_in_changed: kind({ change: signInChange, left: maybe(count) }),
  /** `day`: the last day of the token. */
  api_token_created: kind({ day }),
  homeowner_applied: kind({ name: text, city: text }),
  co_homeowner_invited: kind({ name: text }),
  co_homeowner_areas: kind({ name: text }),
  co_homeowner_accepted: kind({ name: text }),
  co_homeowner_rights_ended: kind({ name: text }),
  co_homeowner_gone: kind({ name: text, why: choice<'declined' | 'lapsed' | 'left'>() }),

  // leases
  notice_given: kind({ name: text, title: text, day, reason: text }),
  notice_taken_back: kind({ name: text, title: text }),
  earlier_end_requested: kind({ name: text, title: text, day, reason: text }),
  earlier_end_agreed: kind({ name: text, title: text, day }),
  rent_announced: kind({ name: text, title: text, day, rent: money, before: money }),
  rent_withdrawn: kind({ name: text, day, before: money }),
  rent_acknowledged: kind({ name: text, day, rent: money, before: money }),
  rent_objected: kind({ name: text, day, objection: text }),
  withdrawal_requested: kind({ name: text, title: text, reason: text }),
  cancellation_requested: kind({ name: text, title: text, reason: text }),
  lease_cancelled: kind({ name: text, title: text }),
  lease_request_declined: kind({ name: text, title: text }),
  lease_released: kind({ title: text }),
  release_rolled_back: kind({ name: text, title: text }),
  term_ends: kind({ name: text, title: text, day }),
  term_runs_on: kind({ name: text, title: text, day }),

  // living
  announcement_posted: kind({ name: text, title: text, house: text }),

  // repairs
  repair_reported: kind({ name: text, title: text, house: text, isEmergency: flag }),
  /** Asks the homeowner again. */
  repair_unanswered: kind({ title: text, house: text }),
  repair_accepted: kind({ title: text, house: text }),
  repair_declined: kind({ title: text, reason: text }),
  repair_withdrawn: kind({ name: text, title: text, house: text }),
  repair_assigned: kind({ title: text, house: text }),
  /** Tells a neatkeeper that another person takes care of it. */
  repair_unassigned: kind({ title: text, house: text }),
  repair_visit_planned: kind({ title: text, time: moment }),
  repair_visit_agreed: kind({ name: text, title: text, time: moment }),
  repair_visit_near: kind({ title: text, time: moment }),
  repair_visit_over: kind({ title: text, house: text }),
  repair_visit_refused: kind({ name: text, title: text, house: text }),
  repair_finished: kind({ title: text, house: text }),
  repair_reopened: kind({ name: text, title: text, house: text }),
  repair_note: kind({ name: text, title: text }),

  // room choices
  room_choice_open: kind({ house: text, until: moment }),
  room_choice_result: kind({ house: text, until: moment }),
  room_choice_proposed: kind({ house: text }),
  room_choice_accepted: kind({ house: text }),
  /** To the people who chose. */
  room_choice_over: kind({ house: text, why: choice<RoomChoiceEnd>() }),
  /** To the homeowner. */
  room_choice_ended: kind({ house: text, why: choice<RoomChoiceEnd>() }),

  // guarantees
  guarantee_asked: kind({ house: text, guarantor: text }),
  guarantee_agreed: kind({ name: text, guarantor: text }),
  /** By the roomie. */
  guarantee_refused: kind({ name: text, reason: text }),
  guarantee_withdrawn: kind({ house: text, guarantor: text }),
  guarantee_signed: kind({ house: text, guarantor: text }),
  guarantee_declined: kind({ guarantor: text, reason: text }),
  guarantee_expired: kind({ house: text, guarantor: text }),
  guarantee_ended: kind({ house: text, guarantor: text, why: choice<GuaranteeEnd>() }),
  /** `amount`: what the guarantee covers of the due. */
  guarantee_overdue: kind({ guarantor: text, amount: money, day }),

  // speaker
  /** Tells roomies what they can run. */
  house_rights_changed: kind({
    house: text,
    bills: choice<RightHolder>(),
    chores: choice<RightHolder>(),
    invite: choice<RightHolder>(),
  }),
  speaker_election_called: kind({ name: text, house: text, until: moment }),
  speaker_elected: kind({ name: text, house: text, until: day }),
  speaker_election_failed: kind({ house: text, why: choice<ElectionFailure>() }),
  speaker_term_ended: kind({ name: text, house: text, why: choice<TermEnd>() }),

  // guide
  emergency_number_added: kind({ title: text, house: text }),
  document_added: kind({ title: text, house: text }),
  /** `days`: left until its last day. */
  document_expires: kind({ title: text, house: text, day, days: count }),
  document_expired: kind({ title: text, house: text, day }),

  // calendar
  parcel_arrived: kind({ name: text, place: text }),
  messages_missed: kind({ count, conversation: text }),
  message_mentioned: kind({ name: text, conversation: text }),
  conversation_emailed: kind({ name: maybe(text), conversation: text }),

  // money
  payment_entered: kind({ name: text, amount: money, day }),
  payment_voided: kind({ name: text, amount: money, reason: text }),
  payment_reported: kind({ name: text, amount: money, day, note: text }),
  payment_rejected: kind({ amount: money, reason: text }),
  supply_to_verify: kind({ name: text, item: text, house: text, amount: money }),
  supply_verified: kind({ item: text, amount: money }),
  /** It recurs and was entered by itself. */
  supply_posted: kind({ item: text, amount: money }),
  supply_commented: kind({ name: text, item: text, text }),
  supply_not_posted: kind({ item: text, house: text }),
  supply_price_differs: kind({ item: text, amount: money, said: money }),
  supply_removed: kind({ name: text, item: text, reason: text }),
  /** `ends`: the last digits of the account; null if it was removed. */
  bank_details_changed: kind({ name: text, house: text, ends: maybe(text) }),
  /** `count`: the number of purchases and payments, from the first day to the last. */
  supplies_imported: kind({ name: text, house: text, count, from: day, to: day }),
  supplies_import_ended: kind({ name: text, house: text, reason: text }),
  turns_paid: kind({ name: text, amount: money, count }),
  settle_up_open: kind({ name: text, amount: money }),
  settle_up_asked: kind({ name: text, amount: money }),
  settle_up_paid: kind({ name: text, amount: money, note: text }),
  settle_up_unconfirmed: kind({ name: text, amount: money }),
  settle_up_confirmed: kind({ name: text, amount: money }),
  settle_up_rejected: kind({ name: text, amount: money, reason: text }),
  settle_up_undone: kind({ name: text, amount: money, reason: text }),
  bill_entered: kind({ ...billed, share: money, amount: money }, period),
  /** `earlier`: the reader’s previous share; entries written before it was stored have none. */
  bill_corrected: kind({ ...billed, share: money, amount: money, reason: text, earlier: maybe(money) }, period),
  share_changed: kind(restated, restatedValues),
  bill_taken_back: kind({ ...billed, reason: text }, period),
  /** Tells the homeowner what a roomie did. */
  bill_by_roomie: kind(
    { ...billed, name: text, house: text, amount: money, did: choice<'entered' | 'corrected' | 'taken_back'>() },
    period,
  ),
  recurring_bill_by_roomie: kind({
    name: text,
    house: text,
    category: cost,
    did: choice<'set' | 'changed' | 'skipped' | 'ended'>(),
  }),
  usual_split_changed: kind({ name: text, house: text }),
  bill_expected: kind({ ...billed, house: text }, period),
  /** It was entered by itself. */
  bill_posted: kind({ ...billed, house: text, amount: money }, period),
  /** Costs that recur, added by themselves. The amount and the day are those of the last one. */
  costs_added: kind({ cost: ownCost, house: text, amount: money, day, count }),
  rent_soon: kind({ month: rentTimes, day, amount: money }),
  rent_today: kind({ month: rentTimes, amount: money }),
  rent_late: kind({ month: rentTimes, day, amount: money }),
  rent_late_of: kind({ name: text, month: rentTimes, day, amount: money }),
  late_fee_near: kind({ month: rentTimes, day: nearDay, amount: money }),
  late_fee_applied: kind({ month: rentTimes, amount: money }),
  late_fee_changed: kind({ month: rentTimes, amount: money }),
  late_fee_taken_back: kind({ month: rentTimes, amount: money }),
  late_fee_waived: kind({ name: text, month: rentTimes, amount: money }),
  late_fee_restored: kind({ name: text, month: rentTimes, amount: money }),
  late_fees_fixed: kind({ house: text, day, days: count, fee: money }),
  late_fees_percent: kind({ house: text, day, days: count, percent }),
  late_fees_ended: kind({ house: text }),
  ledger_found_wrong: kind({ count }),
  backup_failed: kind({}),

  // move-in
  move_in_report_due: kind({ room: text, house: text }),
  move_in_submitted: kind({ name: text, room: text, house: text }),
  move_out_submitted: kind({ name: text, room: text, house: text }),
  move_out_inspected: kind({ name: text, room: text, house: text }),
  move_report_acknowledged: kind({ name: text, reason: text, room: text, house: text }),
  move_report_added_to: kind({ name: text, room: text, house: text }),

  // ratings
  homeowner_wrote_rating: kind({ name: text, house: text, day }),
  roomie_wrote_rating: kind({ name: text, house: text, day }),
  rating_revealed: kind({ name: text, house: text }),
  rating_replied: kind({ name: text, house: text }),
  own_rating_removed: kind({ name: text, reason: text }),
  rating_removed: kind({ name: text, reason: text }),
  rating_reminder: kind({ name: text, house: text, day }),

  // rule-changes
  rule_change_proposed: kind({ name: text, house: text, time: moment }),
  rule_change_to_know: kind({ name: text, house: text, time: moment }),
  rule_voting_ends: kind({ name: text, house: text, time: moment }),
  rule_change_to_decide: kind({ name: text, house: text, votesFor: count, votesAgainst: count }),
  rule_change_accepted: kind({ name: text, house: text, reason: text }),
  rule_change_declined: kind({ name: text, house: text, reason: text }),

  // showings
  /** To the room’s roomie; a note is the homeowner’s. */
  showing_proposed: kind({ visitor: text, time: moment, note: text }),
  showing_moved: kind({ time: moment, note: text }),
  showing_confirmed: kind({ by: maybe(text), time: moment, room: text, house: text }),
  showing_declined: kind({ by: maybe(text), time: moment, reason: text, room: text, house: text }),
  showing_cancelled: kind({ time: moment, reason: text, room: text, house: text }),
  /** `byVisitor` is false if there is no reason to show the room anymore. */
  showing_dropped: kind({ visitor: text, time: moment, byVisitor: flag, reason: text, room: text, house: text }),
  showing_near: kind({ hours: count, visitor: text, time: moment, room: text, house: text }),
  /** `answers`: the people who were asked and haven’t answered yet. */
  showing_unanswered: kind({ answers: text, time: moment }),
  own_showing_near: kind({ hours: count, visitor: text, time: moment }),
  own_showing_unanswered: kind({ time: moment }),

  // visits
  chore_feedback: kind({ name: text, chore, house: text }),
  /** `name` is the neatkeeper’s. */
  visit_reported: kind({ name: text, day, house: text }),
  visit_confirmed: kind({ day, house: text }),
  visit_declined: kind({ day, house: text, reason: text }),
  turns_serviced: kind({ name: text, chores, house: text }),
} as const;
