import { z } from 'zod';

import { AGREEMENT_STATES } from '../agreements.ts';
import { defineCall } from '../call.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, text, uuid } from './primitives.ts';

/** A stay that has ended. */
export const EndedStay = z.strictObject({
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string() }),
  room: z.strictObject({ _id: uuid, name: z.string() }),
  starts_on: isoDate,
  ends_on: isoDate,
  lease: z
    .strictObject({ _id: uuid, title: z.string(), state: z.enum(AGREEMENT_STATES) })
    .nullable()
    .describe('null: there was none'),
});
export type EndedStay = z.infer<typeof EndedStay>;

const person = {
  _id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
};

/** A past tenant of one of the homeowner's houses, with their last stay there. */
export const PreviousRoomie = z.strictObject({ ...person, stay: EndedStay });
export type PreviousRoomie = z.infer<typeof PreviousRoomie>;

export const PreviousRoomieDetail = z.strictObject({
  ...person,
  email: z.string(),
  phone: z.string().nullable(),
  stays: z.array(EndedStay).describe('Newest first; to a homeowner those in own houses'),
});
export type PreviousRoomieDetail = z.infer<typeof PreviousRoomieDetail>;

export const listPreviousRoomies = defineCall({
  id: 'listPreviousRoomies',
  method: 'GET',
  path: '/api/previousroomies/{id}',
  tag: 'Previous roomies',
  summary:
    'Who lived in the house, or in the houses of the homeowner, `{id}` and moved out; who left last comes first.',
  params: idParams,
  query: pageQuery.extend({ search: text(100).optional().describe('Part of a name') }),
  response: page(PreviousRoomie),
});

export const getPreviousRoomie = defineCall({
  id: 'getPreviousRoomie',
  method: 'GET',
  path: '/api/previousroomies/by-id/{id}',
  tag: 'Previous roomies',
  summary: 'A previous roomie with the stays that are over, for themselves and for whom they rented from.',
  params: idParams,
  response: PreviousRoomieDetail,
});
