import type { NotificationKind } from './notifications.ts';

/**
 * What a homeowner can let a co-homeowner look after, in all of their houses. Signing, ending leases, deposits, bank
 * details, chat and the account itself are never among it.
 */
export const CO_HOMEOWNER_AREAS = ['houses', 'chores', 'repairs', 'money', 'letting'] as const;
export type CoHomeownerArea = (typeof CO_HOMEOWNER_AREAS)[number];

/** Alerts to a homeowner that those who look after an area get as well. */
export const AREA_OF_ALERTS: Partial<Record<NotificationKind, CoHomeownerArea>> = {
  cleaning_answered: 'houses',
  rule_change_open: 'houses',
  rule_change_to_decide: 'houses',
  document_expiry: 'houses',
  turns_paused: 'chores',
  feed_to_verify: 'chores',
  strikes_reached: 'chores',
  appeal_opened: 'chores',
  chore_feedback: 'chores',
  visit_reported: 'chores',
  repair_reported: 'repairs',
  repair_changed: 'repairs',
  supply_to_verify: 'money',
  bill_due: 'money',
  costs_added: 'money',
  payment_to_confirm: 'money',
  rent_due: 'money',
  room_applied: 'letting',
  showing_changed: 'letting',
  showing_reminder: 'letting',
  room_choice_changed: 'letting',
};

export const CO_HOMEOWNER_STATES = ['invited', 'active', 'declined', 'lapsed', 'ended'] as const;
export type CoHomeownerState = (typeof CO_HOMEOWNER_STATES)[number];

/** Days until an invitation lapses. */
export const CO_HOMEOWNER_INVITATION_DAYS = 14;
/** Days that the owner sees, of what a co-homeowner changed. */
export const CO_HOMEOWNER_CHANGES_DAYS = 30;
