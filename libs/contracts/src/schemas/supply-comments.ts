import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, timestamp, uuid } from './primitives.ts';

/** A comment on a purchase. */
export const SupplyComment = z.strictObject({
  _id: uuid,
  author: z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() }),
  text: z.string().describe('Empty once it was taken away'),
  created_at: timestamp,
  removed_at: timestamp.nullable(),
});
export type SupplyComment = z.infer<typeof SupplyComment>;

export const listSupplyComments = defineCall({
  id: 'listSupplyComments',
  method: 'GET',
  path: '/api/supplies/{id}/comments',
  tag: 'Supplies',
  summary: 'What was said about the purchase `{id}`, newest first.',
  params: idParams,
  query: pageQuery,
  response: page(SupplyComment),
});

export const addSupplyComment = defineCall({
  id: 'addSupplyComment',
  method: 'POST',
  path: '/api/supplies/{id}/comments',
  tag: 'Supplies',
  summary: 'Say something about the purchase `{id}`. Its buyer and those who spoke before are told.',
  once: true,
  params: idParams,
  body: z.strictObject({ text: filledText(LIMITS.supplyComment) }),
  response: SupplyComment,
  status: 201,
});

export const removeSupplyComment = defineCall({
  id: 'removeSupplyComment',
  method: 'DELETE',
  path: '/api/supplies/{id}/comments/{comment}',
  tag: 'Supplies',
  summary: 'Take an own comment away; that there was one stays.',
  params: z.strictObject({ id: uuid, comment: uuid }),
  response: SupplyComment,
});
