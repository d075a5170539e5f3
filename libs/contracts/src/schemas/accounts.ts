import { z } from 'zod';

import { defineCall } from '../call.ts';
import { CO_HOMEOWNER_AREAS } from '../co-homeowners.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LOCALES } from '../locales.ts';
import { TERMS_VERSION } from '../roles.ts';
import { BankDetails } from './bank-details.ts';
import {
  email,
  empty,
  existingPassword,
  isoDate,
  linkToken,
  money,
  newPassword,
  role,
  timestamp,
  uuid,
} from './primitives.ts';

export const User = z.strictObject({
  _id: uuid,
  email: z.string(),
  account_type: role,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
});
export type User = z.infer<typeof User>;

const TermsState = z.strictObject({
  accepted: z.boolean(),
  version: z.string().nullable().describe('The version accepted last'),
  accepted_at: timestamp.nullable(),
  required_version: z.string(),
});

const CommonProfile = User.extend({
  phone: z.string().nullable(),
  email_verified: z.boolean(),
  new_email: z.string().nullable().describe('Asked for, and not confirmed yet'),
  locale: z.enum(LOCALES).nullable(),
  theme: z.enum(['system', 'light', 'dark']).nullable(),
  terms: TermsState,
  deletion_due_at: timestamp.nullable().describe('When the account will be deleted, where its owner has asked for it'),
});

/** The `userData` of `/me`: the `User` fields and the role's own profile. */
export const MyProfile = z.discriminatedUnion('account_type', [
  CommonProfile.extend({
    account_type: z.literal('roomie'),
    house: z.strictObject({ _id: uuid, name: z.string() }).nullable(),
    room: z.strictObject({ _id: uuid, room_name: z.string() }).nullable(),
    arrival: z
      .strictObject({
        house: z.string(),
        room: z.string(),
        on: isoDate,
        address: z.string(),
        agreement_id: uuid.nullable().describe('The lease; null where none is signed by both'),
        currency: z.string(),
        deposit: money.describe('As it is agreed'),
        deposit_paid: money,
        pay_to: BankDetails.nullable().describe('Where it is paid to; null: nobody has said so here'),
        reference: z.string().describe('What to write on a payment, so that it is known whose it is'),
      })
      .nullable()
      .describe('The stay that is to begin, where they live nowhere yet'),
    points: z.int(),
    rent: money.nullable().describe('Of the stay'),
    rent_period: z.enum(RENT_PERIODS).nullable().describe('How often it is due'),
    comments: z.string().nullable().describe('What is agreed about the stay'),
    currency: z.string().nullable(),
    emergency_contact: z.strictObject({ name: z.string(), phone: z.string(), relation: z.string() }).nullable(),
    away: z.array(z.strictObject({ from: isoDate, to: isoDate })),
  }),
  CommonProfile.extend({
    account_type: z.literal('homeowner'),
    houses: z.int(),
    about: z.string(),
    publishes_email: z.boolean(),
    publishes_phone: z.boolean(),
    acting: z
      .strictObject({
        co_homeowner_id: uuid,
        first_name: z.string(),
        last_name: z.string(),
        areas: z.array(z.enum(CO_HOMEOWNER_AREAS)),
      })
      .optional()
      .describe('The co-homeowner whose session it is. The address and phone number are theirs.'),
  }),
  CommonProfile.extend({
    account_type: z.literal('neatkeeper'),
    houses: z.array(z.strictObject({ _id: uuid, name: z.string() })),
    about: z.string(),
  }),
  CommonProfile.extend({ account_type: z.literal('admin') }),
]);
export type MyProfile = z.infer<typeof MyProfile>;

export const Me = z.strictObject({
  userType: role,
  userData: MyProfile,
  factor_needed: z.literal(true).optional().describe('Nothing else can be done before a second factor is set up'),
});
export type Me = z.infer<typeof Me>;

const Accepted = z.strictObject({ message: z.string() });

/**
 * The answer to a followed account link. It includes the account type, because one address may hold an account of each.
 */
export const LinkFollowed = Accepted.extend({ account_type: role.describe('Of the account that the link opened') });

export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  tag: 'Auth',
  summary: 'Sign in. One answer for every wrong combination; 429 after repeated failures.',
  body: z.strictObject({ email, password: existingPassword, account_type: role }),
  response: z.strictObject({ user: User, token: z.string() }),
});

export const getMe = defineCall({
  id: 'getMe',
  method: 'GET',
  path: '/api/me',
  tag: 'Account',
  summary: 'Who is signed in, with the profile of their role.',
  response: Me,
});

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  tag: 'Auth',
  summary: 'Ask for a reset link. Always 202, whether or not the account exists.',
  body: z.strictObject({ email, account_type: role }),
  response: Accepted,
  status: 202,
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  tag: 'Auth',
  summary: 'Set a new password with a reset link (single use, 30 minutes). Ends every session; does not sign in.',
  body: z.strictObject({ token: linkToken, new_password: newPassword }),
  response: LinkFollowed,
});

export const acceptInvite = defineCall({
  id: 'acceptInvite',
  method: 'POST',
  path: '/api/auth/accept-invite',
  tag: 'Auth',
  summary: 'Set the first password with an invite link (single use, 7 days).',
  body: z.strictObject({ token: linkToken, new_password: newPassword }),
  response: LinkFollowed.extend({ email: z.string().describe('What they sign in with') }),
});

export const verifyEmail = defineCall({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  tag: 'Auth',
  summary: 'Confirm an e-mail address with the link that was sent to it.',
  body: z.strictObject({ token: linkToken }),
  response: LinkFollowed,
});

export const unsubscribe = defineCall({
  id: 'unsubscribe',
  method: 'POST',
  path: '/api/auth/unsubscribe',
  ignoresBody: true,
  tag: 'Auth',
  summary: 'One-click unsubscribe (RFC 8058) from one kind of e-mail, by the signed link in it.',
  query: z.strictObject({ t: z.string().min(20).max(400) }),
  response: Accepted,
});

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  tag: 'Account',
  summary: 'Change the own password. Ends every other session of the account.',
  body: z.strictObject({ current_password: existingPassword, new_password: newPassword }),
  response: Accepted,
});

export const confirmPassword = defineCall({
  id: 'confirmPassword',
  method: 'POST',
  path: '/api/auth/confirm-password',
  tag: 'Account',
  summary: 'Prove again who is at the screen. What cannot be undone asks for it; it counts for five minutes.',
  body: z.strictObject({
    current_password: existingPassword,
    code: z
      .string()
      .min(1, 'This can’t be empty.')
      .max(40, 'This is too long.')
      .optional()
      .describe('Of the authenticator app, or a recovery code: where a factor is to be proved, too'),
  }),
  status: 204,
});

export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  tag: 'Account',
  summary: 'End this session and its sockets.',
  body: empty.optional(),
  status: 204,
});

export const logoutEverywhere = defineCall({
  id: 'logoutEverywhere',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  tag: 'Account',
  summary: 'End every session of the account, this one included.',
  body: empty.optional(),
  status: 204,
});

export const Session = z.strictObject({
  _id: uuid,
  current: z.boolean(),
  created_at: timestamp,
  last_seen_at: timestamp,
  expires_at: timestamp,
  user_agent: z.string(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  tag: 'Account',
  summary: 'Where this account is signed in.',
  response: z.strictObject({ items: z.array(Session) }),
});

export const acceptTerms = defineCall({
  id: 'acceptTerms',
  method: 'POST',
  path: '/api/terms/accept',
  tag: 'Account',
  summary: 'Record that the Terms and NDA in force were accepted, with version and time.',
  body: z.strictObject({ version: z.literal(TERMS_VERSION) }),
  response: TermsState,
});
