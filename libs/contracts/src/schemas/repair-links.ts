import { z } from 'zod';

import { defineCall } from '../call.ts';
import { IMAGE_SIZES } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { REPAIR_ENTRIES, REPAIR_STATES, REPAIR_URGENCIES } from '../repairs.ts';
import { VISIT_AREAS } from '../visits.ts';
import { filledText, idParams, linkToken, text, timestamp, uuid } from './primitives.ts';

/** A repair as the link of a tradesperson shows it. */
export const LinkedRepair = z.strictObject({
  trade: z.string().describe('The name of the tradesperson'),
  homeowner: z.strictObject({
    first_name: z.string(),
    phone: z.string().nullable().describe('null unless they publish it'),
  }),
  house: z.strictObject({ name: z.string(), address: z.string(), time_zone: z.string() }),
  room: z.string().nullable().describe('null: a part of the house that all share'),
  area: z.enum(VISIT_AREAS),
  area_name: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  urgency: z.enum(REPAIR_URGENCIES),
  entry: z.enum(REPAIR_ENTRIES),
  entry_note: z.string(),
  photos: z.array(z.strictObject({ image_id: uuid, caption: z.string(), width: z.int(), height: z.int() })),
  state: z.enum(REPAIR_STATES),
  visit: z.strictObject({ from: timestamp, until: timestamp, is_agreed: z.boolean() }).nullable(),
  ended: z
    .strictObject({ at: timestamp, words: z.string().describe('Empty unless the tradesperson wrote them') })
    .nullable(),
  notes: z
    .array(
      z.strictObject({ _id: uuid, author: z.string().describe('First name'), text: z.string(), written_at: timestamp }),
    )
    .describe('Oldest first'),
  version: z.int(),
  can: z.strictObject({ plan: z.boolean(), finish: z.boolean(), write: z.boolean() }),
});
export type LinkedRepair = z.infer<typeof LinkedRepair>;

const link = { token: linkToken };
const version = z.int().describe('That was read');

export const getRepairLink = defineCall({
  id: 'getRepairLink',
  method: 'GET',
  path: '/api/repairs/{id}/link',
  tag: 'Repairs',
  summary: 'The link of the tradesperson who takes care of a repair. 409 when there is none.',
  params: idParams,
  response: z.strictObject({ url: z.string() }),
});

export const readLinkedRepair = defineCall({
  id: 'readLinkedRepair',
  method: 'POST',
  path: '/api/repairs/link',
  tag: 'Repairs',
  summary: 'What the link of a tradesperson shows.',
  body: z.strictObject(link),
  response: LinkedRepair,
});

export const readLinkedRepairPhoto = defineCall({
  id: 'readLinkedRepairPhoto',
  method: 'POST',
  path: '/api/repairs/link/photo',
  tag: 'Repairs',
  summary: 'The bytes of a photo of the repair that a link is about.',
  body: z.strictObject({ ...link, image_id: uuid, size: z.enum(IMAGE_SIZES) }),
  produces: 'image/webp',
});

export const planLinkedRepair = defineCall({
  id: 'planLinkedRepair',
  method: 'PUT',
  path: '/api/repairs/link/visit',
  tag: 'Repairs',
  summary: 'The tradesperson says when they come. Another time has to be agreed to again.',
  body: z.strictObject({ ...link, version, visit: z.strictObject({ from: timestamp, until: timestamp }) }),
  response: LinkedRepair,
});

export const writeLinkedRepairNote = defineCall({
  id: 'writeLinkedRepairNote',
  method: 'POST',
  path: '/api/repairs/link/notes',
  tag: 'Repairs',
  summary: 'The tradesperson writes a note. The same one twice in a row is stored once.',
  body: z.strictObject({ ...link, text: filledText(LIMITS.repairNote).transform((value) => value.trim()) }),
  response: LinkedRepair,
});

export const finishLinkedRepair = defineCall({
  id: 'finishLinkedRepair',
  method: 'PUT',
  path: '/api/repairs/link/end',
  tag: 'Repairs',
  summary: 'The tradesperson says that a repair is done.',
  body: z.strictObject({ ...link, version, words: text(LIMITS.repairText).default('') }),
  response: LinkedRepair,
});
