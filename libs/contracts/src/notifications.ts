import { z } from 'zod';

import { defineCall } from './call.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, timestamp, uuid } from './primitives.ts';

/** Kinds of notification; preferences and unsubscribe links are per kind. */
export const NOTIFICATION_KINDS = [
  'messages_missed',
  'conversation_emailed',
  'account_security',
  'welcome',
  'homeowner_applied',
  'house_rules',
  'stay_changed',
  'cleaning_invitation',
  'cleaning_answered',
  'cleaning_changed',
  'room_applied',
  'showing_asked',
  'showing_changed',
  'showing_reminder',
  'agreement_to_sign',
  'agreement_answered',
  'agreement_changed',
  'lease_ends',
  'move_reports',
  'deposit_changed',
  'deposit_due',
  'supply_to_verify',
  'supply_decided',
  'supplies_imported',
  'bank_details_changed',
  'settle_up_to_pay',
  'settle_up_to_confirm',
  'settle_up_answered',
  'bill_entered',
  'share_changed',
  'bill_due',
  'payment_to_confirm',
  'payment_rejected',
  'payment_entered',
  'payment_voided',
  'rent_due',
  'ledger_wrong',
  'chores_due',
  'chores_missed',
  'chores_offered',
  'turns_paused',
  'turn_changed',
  'swap_asked',
  'feed_to_verify',
  'points_given',
  'strike_given',
  'strikes_reached',
  'appeal_opened',
  'appeal_decided',
  'month_closed',
  'rule_change_open',
  'rule_change_to_decide',
  'rule_change_decided',
  'chore_feedback',
  'visit_reported',
  'visit_decided',
  'turns_serviced',
  'rating_to_write',
  'rating_news',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const Notification = z.strictObject({
  _id: uuid,
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable().describe('A path of the client'),
  created_at: timestamp,
  read_at: timestamp.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = defineCall({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  tag: 'Notifications',
  summary: 'Own alerts, newest first, with the count of unread ones.',
  query: pageQuery,
  response: page(Notification).extend({ unread: z.int() }),
});

export const readNotification = defineCall({
  id: 'readNotification',
  method: 'PUT',
  path: '/api/notifications/{id}/read',
  tag: 'Notifications',
  summary: 'Mark one alert read.',
  params: idParams,
  response: Notification,
});

export const readAllNotifications = defineCall({
  id: 'readAllNotifications',
  method: 'PUT',
  path: '/api/notifications/read-all',
  tag: 'Notifications',
  summary: 'Mark every alert read.',
  response: z.strictObject({ read: z.int() }),
});
