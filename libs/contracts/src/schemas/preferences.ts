import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LOCALES } from '../locales.ts';
import { NOTIFICATION_KINDS } from '../notifications.ts';
import { EMAIL_MODES, THEMES } from '../preferences.ts';
import { role } from './primitives.ts';

export const AlertPreference = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS),
  in_app: z.boolean().describe('Counted and shown live; otherwise it is in the list, read already'),
  email: z.enum(EMAIL_MODES),
  push: z.boolean().describe('Shown as a notification on the devices where that is turned on'),
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
  }, 'Choose a time zone from the list.');

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 09:30.');

const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Choose two different times.' });

const settings = {
  locale: z.enum(LOCALES).nullable().describe('null: as the browser asks'),
  theme: z.enum(THEMES).nullable(),
  time_zone: timeZone.describe('IANA'),
  digest_time: timeOfDay.describe('When the daily e-mail is sent, in that time zone'),
  quiet_hours: quietHours
    .nullable()
    .describe('When devices show no notifications, in that time zone; past midnight if it ends earlier. null: never'),
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
    quiet_hours: settings.quiet_hours.optional(),
    alerts: z
      .array(AlertPreference.partial({ push: true }))
      .max(NOTIFICATION_KINDS.length)
      .optional(),
  }),
  response: Preferences,
});
