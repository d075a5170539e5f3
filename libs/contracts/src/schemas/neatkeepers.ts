import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { NEATKEEPER_SORTS } from '../neatkeepers.ts';
import { Board } from './houses.ts';
import { page, pageQuery } from './paging.ts';
import { email, empty, idParams, isoDate, name, phone, text, timeOfDay, timestamp, uuid } from './primitives.ts';
import { HomeownerProfile } from './profiles.ts';

/** Weekly cleaning times, in the house's time zone. */
export const CleaningPlan = z
  .strictObject({
    weekdays: z
      .array(z.int().min(1).max(7))
      .max(7)
      .transform((given) => [...new Set(given)].sort((a, b) => a - b))
      .describe('ISO weekdays: 1 is Monday'),
    from: timeOfDay.nullable(),
    to: timeOfDay.nullable(),
  })
  .refine(({ from, to }) => (from === null) === (to === null), {
    path: ['to'],
    message: 'Enter both times, or neither.',
  })
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    message: 'Enter a time after the first one.',
  });
export type CleaningPlan = z.infer<typeof CleaningPlan>;

export const Assignment = z.strictObject({ house_id: uuid, cleaning: CleaningPlan });
export type Assignment = z.infer<typeof Assignment>;

const Kept = z.strictObject({ house_id: uuid, name: z.string(), cleaning: CleaningPlan, since: timestamp });

/** A neatkeeper. Fields the caller may not see are `null`; a homeowner sees only their own houses. */
export const Neatkeeper = z.strictObject({
  _id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
  about: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  disabled: z.boolean().nullable().describe('Cannot sign in at the moment'),
  houses: z.array(Kept).nullable(),
});
export type Neatkeeper = z.infer<typeof Neatkeeper>;

/** An open invitation to look after a house, with the name the homeowner gave the person. */
export const KeeperInvitation = z.strictObject({
  _id: uuid,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  house: z.strictObject({ _id: uuid, name: z.string() }),
  cleaning: CleaningPlan,
  created_at: timestamp,
  sent_at: timestamp.describe('When the e-mail was sent last'),
});
export type KeeperInvitation = z.infer<typeof KeeperInvitation>;

/** The same invitation, as the invited person sees it. */
export const ReceivedInvitation = z.strictObject({
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string(), city: z.string() }),
  homeowner: z.string().describe('Their name'),
  cleaning: CleaningPlan,
  created_at: timestamp,
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

/** A house as its neatkeeper sees it: the place and its board, but not the life in it. */
export const KeptHouse = z.strictObject({
  _id: uuid,
  neatkeeper_id: uuid,
  name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  time_zone: z.string(),
  state: z.enum(['draft', 'open', 'archived']),
  rooms: z.array(z.string()).describe('Their names'),
  board: Board,
  cleaning: CleaningPlan,
  visits: z.array(isoDate).describe('The days of the coming two weeks on which they come, in house time'),
  homeowner: HomeownerProfile.pick({
    _id: true,
    first_name: true,
    last_name: true,
    photo: true,
    about: true,
    email: true,
    phone: true,
  }),
});
export type KeptHouse = z.infer<typeof KeptHouse>;

const person = { email, first_name: name, last_name: name, phone: phone.optional() };

export const listNeatkeepers = defineCall({
  id: 'listNeatkeepers',
  method: 'GET',
  path: '/api/neatkeepers/all',
  tag: 'Neatkeepers',
  summary: 'A homeowner: those of own houses. An admin: every neatkeeper; the read is on the audit log.',
  query: pageQuery.extend({
    search: text(100).optional().describe('Part of the name, the e-mail address or a house'),
    sort: z.enum(NEATKEEPER_SORTS).default('name'),
    state: z.enum(['active', 'disabled']).optional(),
  }),
  response: page(Neatkeeper),
});

export const listNeatkeepersOfHomeowner = defineCall({
  id: 'listNeatkeepersOfHomeowner',
  method: 'GET',
  path: '/api/neatkeepers/get-for-homeowner/{id}',
  tag: 'Neatkeepers',
  summary: 'The neatkeepers of a homeowner’s houses, and the invitations that wait for an answer.',
  params: idParams,
  query: pageQuery,
  response: page(Neatkeeper).extend({ invitations: z.array(KeeperInvitation) }),
});

export const listKeptHouses = defineCall({
  id: 'listKeptHouses',
  method: 'GET',
  path: '/api/neatkeepers/all-houses',
  tag: 'Neatkeepers',
  summary: 'The houses a neatkeeper looks after, with cleaning days and board; for an admin those of everybody.',
  query: pageQuery,
  response: page(KeptHouse),
});

export const getNeatkeeper = defineCall({
  id: 'getNeatkeeper',
  method: 'GET',
  path: '/api/neatkeepers/{id}',
  tag: 'Neatkeepers',
  summary: 'One neatkeeper, as far as the caller may see them: a roomie of a kept house sees name and photo.',
  params: idParams,
  response: Neatkeeper,
});

export const addNeatkeeper = defineCall({
  id: 'addNeatkeeper',
  method: 'POST',
  path: '/api/neatkeepers',
  tag: 'Neatkeepers',
  summary: 'Make the account of a neatkeeper and mail the invite. 409 when the address has one.',
  once: true,
  body: z.strictObject(person),
  response: Neatkeeper,
  status: 201,
});

export const inviteNeatkeeper = defineCall({
  id: 'inviteNeatkeeper',
  method: 'POST',
  path: '/api/neatkeepers/create-neatkeeper',
  tag: 'Neatkeepers',
  summary:
    'Invite a neatkeeper to own houses. The response doesn’t reveal whether they have an account; they accept or decline once signed in.',
  once: true,
  body: z.strictObject({
    ...person,
    assignments: z
      .array(Assignment)
      .min(1, 'Choose at least one house.')
      .max(LIMITS.ids)
      .refine((given) => new Set(given.map(({ house_id: id }) => id)).size === given.length, 'Choose each house once.'),
  }),
  response: z.strictObject({ invitations: z.array(KeeperInvitation) }),
  status: 201,
});

export const NeatkeeperProfileBody = z.strictObject({
  first_name: name,
  last_name: name,
  phone: phone.nullable(),
  about: text(LIMITS.about),
});

export const changeNeatkeeper = defineCall({
  id: 'changeNeatkeeper',
  method: 'PUT',
  path: '/api/neatkeepers/{id}',
  tag: 'Neatkeepers',
  summary:
    'A homeowner: on which days they come to which own houses; a house that is new for them is added. The neatkeeper: the own profile.',
  params: idParams,
  body: z.union([
    z.strictObject({ assignments: z.array(Assignment).min(1).max(LIMITS.ids) }),
    NeatkeeperProfileBody.partial(),
  ]),
  response: Neatkeeper,
});

export const endNeatkeeper = defineCall({
  id: 'endNeatkeeper',
  method: 'DELETE',
  path: '/api/neatkeepers/{id}',
  tag: 'Neatkeepers',
  summary:
    'A homeowner ends the assignment to one own house or to all; an admin disables the account, having confirmed the password.',
  params: idParams,
  body: z.strictObject({ house_id: uuid.optional() }).optional(),
  status: 204,
});

export const listOwnInvitations = defineCall({
  id: 'listOwnInvitations',
  method: 'GET',
  path: '/api/neatkeepers/invitations',
  tag: 'Neatkeepers',
  summary: 'Invitations to look after houses that wait for the caller’s answer.',
  response: z.strictObject({ items: z.array(ReceivedInvitation) }),
});

export const answerInvitation = defineCall({
  id: 'answerInvitation',
  method: 'PUT',
  path: '/api/neatkeepers/invitations/{id}',
  tag: 'Neatkeepers',
  summary: 'Accept or decline an invitation. 409 when it was answered or withdrawn.',
  params: idParams,
  body: z.strictObject({ answer: z.enum(['accept', 'decline']) }),
  status: 204,
});

export const withdrawInvitation = defineCall({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/neatkeepers/invitations/{id}',
  tag: 'Neatkeepers',
  summary: 'Take back an invitation to an own house. 409 when it was answered.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});

export const resendInvitation = defineCall({
  id: 'resendInvitation',
  method: 'POST',
  path: '/api/neatkeepers/invitations/{id}/resend',
  tag: 'Neatkeepers',
  summary: 'Send the e-mail of an invitation again. 409 when it was answered; 429 after three an hour.',
  once: true,
  params: idParams,
  response: KeeperInvitation,
  status: 202,
});
