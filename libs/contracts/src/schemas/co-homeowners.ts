import { z } from 'zod';

import { defineCall } from '../call.ts';
import { CO_HOMEOWNER_AREAS, CO_HOMEOWNER_CHANGES_DAYS, CO_HOMEOWNER_STATES } from '../co-homeowners.ts';
import { email, empty, idParams, isoDate, name, timestamp, uuid } from './primitives.ts';

const area = z.enum(CO_HOMEOWNER_AREAS);
const areas = z
  .array(area)
  .min(1, 'Choose at least one area.')
  .max(CO_HOMEOWNER_AREAS.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each area once.');
const person = z.strictObject({ first_name: z.string(), last_name: z.string() });

/** A co-homeowner as the homeowner sees them. */
export const CoHomeowner = z.strictObject({
  _id: uuid,
  email: z.string().describe('Where the invitation went'),
  person: person.describe('As the homeowner typed it, until they accept'),
  areas: z.array(area),
  state: z.enum(CO_HOMEOWNER_STATES),
  invited_at: timestamp,
  lapses_at: timestamp.nullable().describe('When an open invitation lapses'),
  accepted_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  changes: z
    .array(z.strictObject({ day: isoDate, area, changes: z.int() }))
    .describe(`What they changed in the last ${String(CO_HOMEOWNER_CHANGES_DAYS)} days, newest first`),
});
export type CoHomeowner = z.infer<typeof CoHomeowner>;

/** The houses of another homeowner, as their co-homeowner sees them. */
export const SharedHouses = z.strictObject({
  _id: uuid,
  homeowner: person,
  areas: z.array(area),
  state: z.enum(['invited', 'active']),
  invited_at: timestamp,
  lapses_at: timestamp.nullable(),
});
export type SharedHouses = z.infer<typeof SharedHouses>;

export const CoHomeowners = z.strictObject({
  own: z.array(CoHomeowner).describe('Who looks after the caller’s houses, newest first'),
  shared: z.array(SharedHouses).describe('Whose houses the caller looks after, or is invited to'),
});
export type CoHomeowners = z.infer<typeof CoHomeowners>;

export const listCoHomeowners = defineCall({
  id: 'listCoHomeowners',
  method: 'GET',
  path: '/api/co-homeowners',
  tag: 'Co-homeowners',
  summary: 'Who looks after the caller’s houses, and whose houses the caller looks after.',
  response: CoHomeowners,
});

export const inviteCoHomeowner = defineCall({
  id: 'inviteCoHomeowner',
  method: 'POST',
  path: '/api/co-homeowners',
  tag: 'Co-homeowners',
  summary:
    'Invite a co-homeowner by e-mail to look after the caller’s houses with chosen rights. Needs a fresh password. The answer is the same whether or not the address has an account.',
  once: true,
  body: z.strictObject({ email, first_name: name, last_name: name, areas }),
  response: CoHomeowners,
  status: 201,
});

export const setCoHomeownerAreas = defineCall({
  id: 'setCoHomeownerAreas',
  method: 'PUT',
  path: '/api/co-homeowners/{id}/areas',
  tag: 'Co-homeowners',
  summary: 'Change what a co-homeowner looks after. It holds from their next call. More rights need a fresh password.',
  params: idParams,
  body: z.strictObject({ areas }),
  response: CoHomeowners,
});

export const acceptCoHomeowner = defineCall({
  id: 'acceptCoHomeowner',
  method: 'PUT',
  path: '/api/co-homeowners/{id}/acceptance',
  tag: 'Co-homeowners',
  summary: 'Accept an invitation that was sent to the confirmed address of the caller’s account.',
  params: idParams,
  response: CoHomeowners,
});

export const endCoHomeowner = defineCall({
  id: 'endCoHomeowner',
  method: 'DELETE',
  path: '/api/co-homeowners/{id}',
  tag: 'Co-homeowners',
  summary: 'End it, for either side: withdraw or decline an invitation, take the rights back, or step down.',
  params: idParams,
  response: CoHomeowners,
});

export const actForHomeowner = defineCall({
  id: 'actForHomeowner',
  method: 'POST',
  path: '/api/co-homeowners/{id}/session',
  tag: 'Co-homeowners',
  summary:
    'Open a session in which the caller looks after the houses of the homeowner, within the chosen rights. It ends when the rights end.',
  params: idParams,
  body: empty,
  response: z.strictObject({ token: z.string() }),
});
