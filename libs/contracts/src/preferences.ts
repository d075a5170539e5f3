import type { NotificationKind } from './notifications.ts';
import type { Role } from './roles.ts';

/** When a notification is e-mailed. `digest`: once a day, with everything still unread. */
export const EMAIL_MODES = ['immediately', 'digest', 'never'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];

/** The browser cookie with the chosen language. */
export const LANGUAGE_COOKIE = 'common-roof-language';
/** The browser cookie with the chosen look. */
export const THEME_COOKIE = 'common-roof-theme';
export const THEMES = ['system', 'light', 'dark'] as const;

/**
 * The kinds a person can set preferences for, and the roles they concern. Kinds not listed are always sent: a changed
 * password, and answers to something the person just asked for.
 */
export const CHOSEN_KINDS = {
  co_homeowners: ['homeowner'],
  messages_missed: ['roomie', 'homeowner'],
  message_mentioned: ['roomie', 'homeowner'],
  announcement_posted: ['roomie'],
  house_rules: ['roomie'],
  stay_changed: ['roomie'],
  cleaning_answered: ['homeowner'],
  cleaning_changed: ['neatkeeper'],
  room_applied: ['homeowner'],
  showing_asked: ['roomie'],
  showing_changed: ['roomie', 'homeowner'],
  showing_reminder: ['roomie', 'homeowner'],
  room_choice_to_answer: ['roomie'],
  room_choice_changed: ['roomie', 'homeowner'],
  guarantee_to_answer: ['roomie'],
  guarantee_changed: ['roomie', 'homeowner'],
  guarantee_overdue: ['roomie', 'homeowner'],
  agreement_to_sign: ['roomie'],
  agreement_answered: ['homeowner'],
  agreement_changed: ['roomie'],
  lease_ends: ['roomie', 'homeowner'],
  move_reports: ['roomie', 'homeowner'],
  deposit_changed: ['roomie', 'homeowner'],
  deposit_due: ['roomie', 'homeowner'],
  supply_to_verify: ['roomie', 'homeowner'],
  supply_decided: ['roomie'],
  supplies_imported: ['roomie'],
  bank_details_changed: ['roomie'],
  settle_up_to_pay: ['roomie', 'homeowner'],
  settle_up_to_confirm: ['roomie', 'homeowner'],
  settle_up_answered: ['roomie', 'homeowner'],
  bill_entered: ['roomie'],
  share_changed: ['roomie', 'homeowner'],
  bill_due: ['homeowner'],
  costs_added: ['homeowner'],
  payment_to_confirm: ['homeowner'],
  payment_rejected: ['roomie'],
  payment_voided: ['roomie'],
  rent_due: ['roomie', 'homeowner'],
  late_fee: ['roomie'],
  chores_due: ['roomie'],
  chores_missed: ['roomie'],
  chores_offered: ['roomie'],
  turns_paused: ['roomie', 'homeowner'],
  turn_changed: ['roomie'],
  swap_asked: ['roomie'],
  feed_to_verify: ['roomie', 'homeowner'],
  points_given: ['roomie'],
  strike_given: ['roomie'],
  strikes_reached: ['homeowner'],
  appeal_opened: ['homeowner', 'admin'],
  appeal_decided: ['roomie'],
  month_closed: ['roomie', 'homeowner'],
  rule_change_open: ['roomie', 'homeowner'],
  rule_change_to_decide: ['homeowner'],
  rule_change_decided: ['roomie'],
  speaker_to_elect: ['roomie'],
  speaker_changed: ['roomie', 'homeowner'],
  chore_feedback: ['roomie', 'homeowner'],
  repair_reported: ['homeowner'],
  repair_changed: ['roomie', 'homeowner', 'neatkeeper'],
  document_expiry: ['homeowner'],
  guide_news: ['roomie', 'neatkeeper'],
  parcel_arrived: ['roomie'],
  visit_reported: ['homeowner'],
  visit_decided: ['neatkeeper'],
  turns_serviced: ['roomie'],
  rating_to_write: ['roomie', 'homeowner'],
  rating_news: ['roomie', 'homeowner'],
  homeowner_applied: ['admin'],
  ledger_wrong: ['admin'],
  backup_failed: ['admin'],
} as const satisfies Partial<Record<NotificationKind, readonly Role[]>>;
export type ChosenKind = keyof typeof CHOSEN_KINDS;

/** Kinds that stay in the app until a person chooses otherwise: nothing has to be done about them. */
const QUIET_KINDS: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['guide_news']);

/** Returns when alerts of a kind are e-mailed until a person chooses. */
export const emailDefaultOf = (kind: NotificationKind): EmailMode => (QUIET_KINDS.has(kind) ? 'never' : 'immediately');
/** The same for notifications on devices, which a person has to turn on once anyway. */
export const pushDefaultOf = (kind: NotificationKind): boolean => !QUIET_KINDS.has(kind);

/** Returns the kinds a role can set preferences for, in display order. */
export const chosenKindsOf = (of: Role): ChosenKind[] =>
  (Object.keys(CHOSEN_KINDS) as ChosenKind[]).filter((kind) => {
    const roles: readonly Role[] = CHOSEN_KINDS[kind];
    return roles.includes(of);
  });
