import { z } from 'zod';

import { defineCall } from './call.ts';
import { LOCALES } from './locales.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notifications.ts';
import { role } from './primitives.ts';
import type { Role } from './roles.ts';

/** When a notification is e-mailed. `digest`: once a day, with everything still unread. */
export const EMAIL_MODES = ['immediately', 'digest', 'never'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];

/** The browser cookie with the chosen language. */
export const LANGUAGE_COOKIE = 'common-roof-language';
export const THEMES = ['system', 'light', 'dark'] as const;

/**
 * The kinds a person can set preferences for, and the roles they concern. Kinds not listed are always sent: a changed
 * password, and answers to something the person just asked for.
 */
export const CHOSEN_KINDS = {
  messages_missed: ['roomie', 'homeowner'],
  house_rules: ['roomie'],
  stay_changed: ['roomie'],
  cleaning_answered: ['homeowner'],
  cleaning_changed: ['neatkeeper'],
  room_applied: ['homeowner'],
  showing_asked: ['roomie'],
  showing_changed: ['roomie', 'homeowner'],
  showing_reminder: ['roomie', 'homeowner'],
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
  payment_to_confirm: ['homeowner'],
  payment_rejected: ['roomie'],
  payment_voided: ['roomie'],
  rent_due: ['roomie', 'homeowner'],
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
  chore_feedback: ['roomie', 'homeowner'],
  visit_reported: ['homeowner'],
  visit_decided: ['neatkeeper'],
  turns_serviced: ['roomie'],
  rating_to_write: ['roomie', 'homeowner'],
  rating_news: ['roomie', 'homeowner'],
  homeowner_applied: ['admin'],
  ledger_wrong: ['admin'],
} as const satisfies Partial<Record<NotificationKind, readonly Role[]>>;
export type ChosenKind = keyof typeof CHOSEN_KINDS;

/** The default until a person chooses. */
export const EMAIL_DEFAULT: EmailMode = 'immediately';

/** Returns the kinds a role can set preferences for, in display order. */
export const chosenKindsOf = (of: Role): ChosenKind[] =>
  (Object.keys(CHOSEN_KINDS) as ChosenKind[]).filter((kind) => {
    const roles: readonly Role[] = CHOSEN_KINDS[kind];
    return roles.includes(of);
  });

export const AlertPreference = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS),
  in_app: z.boolean().describe('Counted and shown live; otherwise it is in the list, read already'),
  email: z.enum(EMAIL_MODES),
});
export type AlertPreference = z.infer<typeof AlertPreference>;

const timeZone = z
  .string()
  .max(64)
  .refine((value) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  }, 'must be an IANA time zone');

const settings = {
  locale: z.enum(LOCALES).nullable().describe('null: as the browser asks'),
  theme: z.enum(THEMES).nullable(),
  time_zone: timeZone.describe('IANA'),
  digest_time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 18:00')
    .describe('When the daily e-mail is sent, in that time zone'),
};

export const Preferences = z.strictObject({ ...settings, alerts: z.array(AlertPreference), role });
export type Preferences = z.infer<typeof Preferences>;

export const getPreferences = defineCall({
  id: 'getPreferences',
  method: 'GET',
  path: '/api/me/preferences',
  tag: 'Account',
  summary: 'How the caller wants to be told, and in which language and look.',
  response: Preferences,
});

export const savePreferences = defineCall({
  id: 'savePreferences',
  method: 'PUT',
  path: '/api/me/preferences',
  tag: 'Account',
  summary: 'Replaces what is given and leaves the rest.',
  body: z.strictObject({
    locale: settings.locale.optional(),
    theme: settings.theme.optional(),
    time_zone: settings.time_zone.optional(),
    digest_time: settings.digest_time.optional(),
    alerts: z.array(AlertPreference).max(NOTIFICATION_KINDS.length).optional(),
  }),
  response: Preferences,
});
