import { z } from 'zod';

import { defineCall } from '../call.ts';
import { GUIDE_AUDIENCES, HOUSE_DOCUMENT_KINDS, HOUSE_DOCUMENT_LISTS, HOUSE_DOCUMENT_STATES } from '../guide.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { SentFile } from './files.ts';
import { guideParts, guideUploads, placeInHouse } from './guide.ts';
import { Photo } from './images.ts';
import { idParams, isoDate, timestamp, uuid } from './primitives.ts';

export const HouseDocument = z.strictObject({
  _id: uuid,
  kind: z.enum(HOUSE_DOCUMENT_KINDS),
  title: z.string(),
  audience: z.enum(GUIDE_AUDIENCES),
  room: placeInHouse,
  issued_on: isoDate.nullable(),
  expires_on: isoDate.nullable().describe('Its last day; null: it doesn’t expire'),
  state: z.enum(HOUSE_DOCUMENT_STATES).describe('On the present day of the house'),
  photos: z.array(Photo),
  files: z.array(SentFile),
  added_at: timestamp,
  replaced_at: timestamp.nullable().describe('When a newer document took its place'),
  version: z.int(),
});
export type HouseDocument = z.infer<typeof HouseDocument>;

const HouseDocuments = z.strictObject({
  items: z
    .array(HouseDocument)
    .describe('What expires first comes first; of the replaced ones, what was replaced last'),
  can_write: z.boolean().describe('Whether the caller can change them'),
});
export type HouseDocuments = z.infer<typeof HouseDocuments>;

const written = z.strictObject({
  ...guideParts,
  kind: z.enum(HOUSE_DOCUMENT_KINDS),
  issued_on: isoDate.nullable().default(null),
  expires_on: isoDate.nullable().default(null).describe('Its last day; null: it doesn’t expire'),
  uploads: guideUploads(PHOTOS_PER_PLACE.house_document),
});

interface Dates {
  readonly issued_on: string | null;
  readonly expires_on: string | null;
}
const expiresAfterwards = ({ issued_on: from, expires_on: until }: Dates): boolean =>
  from === null || until === null || until >= from;
const expiry = { path: ['expires_on'], message: 'The last day can’t be before the day of issue.' };

export const listHouseDocuments = defineCall({
  id: 'listHouseDocuments',
  method: 'GET',
  path: '/api/houses/{id}/documents',
  tag: 'Guide',
  summary:
    'The certificates and contracts of house `{id}`, as far as the caller reads them. Replaced ones are for homeowners.',
  params: idParams,
  query: z.strictObject({ list: z.enum(HOUSE_DOCUMENT_LISTS).default('current') }),
  response: HouseDocuments,
});

export const addHouseDocument = defineCall({
  id: 'addHouseDocument',
  method: 'POST',
  path: '/api/houses/{id}/documents',
  tag: 'Guide',
  summary: 'Add a certificate or a contract to house `{id}`, also in place of one that is kept as history.',
  once: true,
  params: idParams,
  body: written
    .extend({ replaces_id: uuid.nullable().default(null).describe('The document whose place it takes') })
    .refine(expiresAfterwards, expiry),
  response: HouseDocument,
  status: 201,
});

export const editHouseDocument = defineCall({
  id: 'editHouseDocument',
  method: 'PUT',
  path: '/api/documents/{id}',
  tag: 'Guide',
  summary: 'Correct a certificate or a contract.',
  params: idParams,
  body: written.extend({ version: z.int().describe('That was read') }).refine(expiresAfterwards, expiry),
  response: HouseDocument,
});

export const removeHouseDocument = defineCall({
  id: 'removeHouseDocument',
  method: 'DELETE',
  path: '/api/documents/{id}',
  tag: 'Guide',
  summary: 'Remove a certificate or a contract with its files. One that it has replaced counts again.',
  params: idParams,
  status: 204,
});
