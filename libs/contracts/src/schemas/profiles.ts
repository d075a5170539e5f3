import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { LinkFollowed, MyProfile } from './accounts.ts';
import {
  email,
  existingPassword,
  idParams,
  isoDate,
  linkToken,
  name,
  newPassword,
  phone,
  text,
  uuid,
} from './primitives.ts';

export const EmergencyContact = z.strictObject({ name, phone, relation: text(LIMITS.name) });
export type EmergencyContact = z.infer<typeof EmergencyContact>;

/** A roomie's days away, both inclusive. */
export const Absence = z
  .strictObject({ from: isoDate, to: isoDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'This can’t be before the first day.' });
export type Absence = z.infer<typeof Absence>;

const absences = z
  .array(Absence)
  .max(LIMITS.absences)
  .refine((list) => {
    const sorted = list.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return sorted.every(({ from }, index) => index === 0 || (sorted[index - 1]?.to ?? '') < from);
  }, 'Some of these dates overlap.');

const person = { first_name: name, last_name: name, phone: phone.nullable() };

export const RoomieProfileBody = z.strictObject({
  ...person,
  emergency_contact: EmergencyContact.nullable(),
  away: absences,
});
export const HomeownerProfileBody = z.strictObject({
  ...person,
  about: text(LIMITS.about),
  publishes_email: z.boolean().describe('Roomies and neatkeepers of the own houses see the e-mail address'),
  publishes_phone: z.boolean().describe('They see the telephone number'),
});
export const AdminProfileBody = z.strictObject(person);

export const saveRoomieProfile = defineCall({
  id: 'saveRoomieProfile',
  method: 'PUT',
  path: '/api/roomies/profile/{id}',
  tag: 'Roomies',
  summary: 'Own name, telephone, emergency contact and the days one is away.',
  params: idParams,
  body: RoomieProfileBody.partial().describe('What is left out stays'),
  response: MyProfile,
});

export const saveHomeowner = defineCall({
  id: 'saveHomeowner',
  method: 'PUT',
  path: '/api/homeowners/{id}',
  tag: 'Homeowners',
  summary: 'Own name, telephone and what roomies of the own houses see.',
  params: idParams,
  body: HomeownerProfileBody.partial().describe('What is left out stays'),
  response: MyProfile,
});

export const saveHomeownerProfile = defineCall({
  id: 'saveHomeownerProfile',
  method: 'PUT',
  path: '/api/homeowners/profile/{id}',
  tag: 'Homeowners',
  summary: 'The same under the profile page’s path.',
  params: idParams,
  body: HomeownerProfileBody.partial().describe('What is left out stays'),
  response: MyProfile,
});

export const saveAdminProfile = defineCall({
  id: 'saveAdminProfile',
  method: 'PUT',
  path: '/api/admins/profile/{id}',
  tag: 'Admins',
  summary: 'Own name and telephone.',
  params: idParams,
  body: AdminProfileBody.partial().describe('What is left out stays'),
  response: MyProfile,
});

/** A homeowner, as seen by people who live in or look after one of their houses. Unpublished fields are `null`. */
export const HomeownerProfile = z.strictObject({
  _id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
  about: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  houses: z.int().describe('How many they run'),
  since: isoDate.describe('When the account was made'),
});
export type HomeownerProfile = z.infer<typeof HomeownerProfile>;

export const getHomeowner = defineCall({
  id: 'getHomeowner',
  method: 'GET',
  path: '/api/homeowners/{id}',
  tag: 'Homeowners',
  summary: 'A homeowner’s profile: one’s own, or what they publish to the people of their houses.',
  params: idParams,
  response: HomeownerProfile,
});

const Done = z.strictObject({ message: z.string() });

export const changeEmail = defineCall({
  id: 'changeEmail',
  method: 'POST',
  path: '/api/auth/change-email',
  tag: 'Account',
  summary: 'Change the e-mail address: it applies once its link was followed. The old address gets a message.',
  body: z.strictObject({ new_email: email, current_password: existingPassword }),
  response: Done,
  status: 202,
});

export const confirmEmail = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/confirm-email',
  tag: 'Auth',
  summary: 'Make a new e-mail address count, with the link that was sent to it.',
  body: z.strictObject({ token: linkToken }),
  response: LinkFollowed,
});

export const endSession = defineCall({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  tag: 'Account',
  summary: 'End one of the own sessions and its sockets.',
  params: idParams,
  status: 204,
});

export const exportMe = defineCall({
  id: 'exportMe',
  method: 'GET',
  path: '/api/me/export',
  tag: 'Account',
  summary:
    'Everything that is kept of the caller, as JSON; of longer lists the newest, and which those are (`cut_short`).',
  response: z.record(z.string(), z.unknown()),
});

export const deleteMe = defineCall({
  id: 'deleteMe',
  method: 'DELETE',
  path: '/api/me',
  tag: 'Account',
  summary:
    'Have the own account deleted in 14 days: who it was is forgotten then, what concerns others stays. All sessions end now. 409 while a tenancy is open or a house is held.',
  body: z.strictObject({ current_password: existingPassword }),
  status: 204,
});

export const keepMe = defineCall({
  id: 'keepMe',
  method: 'POST',
  path: '/api/me/keep',
  tag: 'Account',
  summary:
    'Keep the own account after all. Until then, a session of an account that is to be deleted can keep it, take its data along and sign out, and nothing else (403 `account_leaving`).',
  status: 204,
});

export const resetRoomiePassword = defineCall({
  id: 'resetRoomiePassword',
  method: 'PUT',
  path: '/api/roomies/resetpassword/{id}',
  tag: 'Roomies',
  summary: 'A roomie changes the own password; a homeowner or admin has a reset link sent, and never chooses one.',
  params: idParams,
  body: z.union([
    z.strictObject({ current_password: existingPassword, new_password: newPassword }),
    z.strictObject({}),
  ]),
  response: Done,
  status: 202,
});
