import { z } from 'zod';

import { defineCall } from '../call.ts';
import { PEOPLE_SORTS, PEOPLE_STATES } from '../people.ts';
import { page, pageQuery } from './paging.ts';
import { email, empty, idParams, name, phone, role, text, timestamp, uuid } from './primitives.ts';

/** A person in the admins' list. */
export const Person = z.strictObject({
  _id: uuid,
  account_type: role,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  email_verified: z.boolean(),
  disabled: z.boolean(),
  invited: z.boolean().describe('Has not chosen a password yet'),
  houses: z
    .array(z.strictObject({ _id: uuid, name: z.string() }))
    .describe('Lived in or owned, archived ones left out; at most three'),
  houses_count: z.int(),
  created_at: timestamp,
});
export type Person = z.infer<typeof Person>;

/** What an admin may correct for someone else; published profile texts stay their owner's. */
const correction = z.strictObject({ first_name: name, last_name: name, phone: phone.nullable() });

const peopleQuery = pageQuery.extend({
  search: text(100).optional().describe('Part of the name, the e-mail address or a house'),
  sort: z.enum(PEOPLE_SORTS).default('name'),
  state: z.enum(PEOPLE_STATES).optional(),
});

export const listRoomiesForAdmin = defineCall({
  id: 'listRoomiesForAdmin',
  method: 'GET',
  path: '/api/roomies/admin/all',
  tag: 'Roomies',
  summary: 'Every roomie, with contact data; the read is on the audit log.',
  query: peopleQuery,
  response: page(Person),
});

export const addRoomieForAdmin = defineCall({
  id: 'addRoomieForAdmin',
  method: 'POST',
  path: '/api/roomies/admin',
  tag: 'Roomies',
  summary: 'Make the account of a roomie who lives nowhere yet, and mail the invite. 409 when the address has one.',
  once: true,
  body: z.strictObject({ email, first_name: name, last_name: name, phone: phone.optional() }),
  response: Person,
  status: 201,
});

export const changeRoomieForAdmin = defineCall({
  id: 'changeRoomieForAdmin',
  method: 'PUT',
  path: '/api/roomies/admin/{id}',
  tag: 'Roomies',
  summary: 'Correct name and telephone of a roomie; the audit log keeps what it was.',
  params: idParams,
  body: correction,
  response: Person,
});

export const disableRoomie = defineCall({
  id: 'disableRoomie',
  method: 'DELETE',
  path: '/api/roomies/admin/{id}',
  tag: 'Roomies',
  summary: 'Disable the account of a roomie, having confirmed the password. 409 while they live somewhere.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});

export const listHomeowners = defineCall({
  id: 'listHomeowners',
  method: 'GET',
  path: '/api/homeowners/all',
  tag: 'Homeowners',
  summary: 'Every homeowner, with contact data; the read is on the audit log.',
  query: peopleQuery,
  response: page(Person),
});

export const changeHomeownerForAdmin = defineCall({
  id: 'changeHomeownerForAdmin',
  method: 'PUT',
  path: '/api/homeowners/admin/{id}',
  tag: 'Homeowners',
  summary: 'Correct name and telephone of a homeowner; the audit log keeps what it was.',
  params: idParams,
  body: correction,
  response: Person,
});

export const disableHomeowner = defineCall({
  id: 'disableHomeowner',
  method: 'DELETE',
  path: '/api/homeowners/{id}',
  tag: 'Homeowners',
  summary: 'Disable the account of a homeowner, having confirmed the password. 409 while houses are active.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});

export const listAdmins = defineCall({
  id: 'listAdmins',
  method: 'GET',
  path: '/api/admins/all',
  tag: 'Admins',
  summary: 'Every admin; the read is on the audit log.',
  query: peopleQuery,
  response: page(Person),
});

export const inviteAdmin = defineCall({
  id: 'inviteAdmin',
  method: 'POST',
  path: '/api/admins',
  tag: 'Admins',
  summary:
    'Make the account of another admin, having confirmed the password, and mail the invite. 409 when the address has one.',
  once: true,
  body: z.strictObject({ email, first_name: name, last_name: name }),
  response: Person,
  status: 201,
});

export const disableAdmin = defineCall({
  id: 'disableAdmin',
  method: 'DELETE',
  path: '/api/admins/{id}',
  tag: 'Admins',
  summary: 'Disable another admin, having confirmed the password. 409 for oneself, so that there is always one.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});

export const inviteAgain = defineCall({
  id: 'inviteAgain',
  method: 'POST',
  path: '/api/admins/accounts/{id}/invite',
  tag: 'Admins',
  summary:
    'Send the invite of an account again; the earlier link stops working. 409 when it has a password, or is disabled.',
  params: idParams,
  body: empty.optional(),
  response: z.strictObject({ message: z.string() }),
  status: 202,
});

export const enableAccount = defineCall({
  id: 'enableAccount',
  method: 'POST',
  path: '/api/admins/accounts/{id}/enable',
  tag: 'Admins',
  summary: 'Open a disabled account again.',
  params: idParams,
  body: empty.optional(),
  status: 204,
});
