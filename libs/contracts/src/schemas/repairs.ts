import { z } from 'zod';

import { defineCall } from '../call.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { REPAIR_ENTRIES, REPAIR_LISTS, REPAIR_STATES, REPAIR_URGENCIES } from '../repairs.ts';
import { VISIT_AREAS } from '../visits.ts';
import { Photo } from './images.ts';
import { page, pageQuery } from './paging.ts';
import { amount, email, filledText, idParams, money, name, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() });
const version = z.int().describe('That was read');

const RepairVisit = z.strictObject({
  from: timestamp,
  until: timestamp,
  agreed: z
    .strictObject({ at: timestamp, by: person })
    .nullable()
    .describe('Who said that the time suits; null: nobody yet'),
});

const repair = {
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string(), time_zone: z.string(), currency: z.string() }),
  room: z.strictObject({ _id: uuid, name: z.string() }).nullable().describe('null: a part of the house that all share'),
  area: z.enum(VISIT_AREAS),
  area_name: z.string().nullable().describe('What tells it from others of its kind, or what it is'),
  title: z.string(),
  description: z.string(),
  urgency: z.enum(REPAIR_URGENCIES),
  entry: z.enum(REPAIR_ENTRIES),
  entry_note: z.string().describe('When somebody is at home, and what to mind'),
  photos: z.array(Photo),
  photos_after: z.array(Photo).describe('Of what was done'),
  reporter: person,
  reported_at: timestamp,
  state: z.enum(REPAIR_STATES),
  assignee: person.nullable().describe('The neatkeeper who takes care of it; null: a tradesperson or the homeowner'),
  trade: z
    .strictObject({
      name: z.string(),
      email: z.string().nullable().describe('For homeowners and admins; null for others, and where there is none'),
      has_link: z.boolean().describe('The caller can copy the link that they use'),
    })
    .nullable()
    .describe('The tradesperson who takes care of it by a link, without an account'),
  visit: RepairVisit.nullable(),
  ended: z
    .strictObject({
      at: timestamp,
      by: person.nullable().describe('null: the tradesperson'),
      words: z.string().describe('What was done, or why nothing is'),
    })
    .nullable(),
  cost: money.nullable().describe('For homeowners and admins; null for others, and where there was none'),
  notes_count: z.int(),
  version: z.int(),
  can: z
    .strictObject({
      decide: z.boolean(),
      plan: z.boolean(),
      answer: z.boolean(),
      finish: z.boolean(),
      withdraw: z.boolean(),
      reopen: z.boolean(),
      write: z.boolean(),
    })
    .describe('What the caller can do with it now'),
};

/** Something in a house that has to be repaired. */
export const Repair = z.strictObject(repair);
export type Repair = z.infer<typeof Repair>;

export const RepairNote = z.strictObject({
  _id: uuid,
  author: person.nullable().describe('null: a tradesperson'),
  trade_name: z.string().nullable().describe('Of the tradesperson who wrote it'),
  text: z.string(),
  written_at: timestamp,
});
export type RepairNote = z.infer<typeof RepairNote>;

export const RepairDetail = z.strictObject({
  ...repair,
  notes: z.array(RepairNote).describe('Oldest first'),
  assignable: z.array(person).describe('The neatkeepers that the caller can ask to take care of it'),
});
export type RepairDetail = z.infer<typeof RepairDetail>;

const photos = z
  .array(z.strictObject({ image_id: uuid, caption: text(LIMITS.photoCaption).optional() }))
  .max(PHOTOS_PER_PLACE.repair)
  .refine((given) => new Set(given.map((photo) => photo.image_id)).size === given.length, {
    message: 'Add each photo once.',
  })
  .default([]);

/** A report, as sent. */
export const RepairReport = z
  .strictObject({
    room_id: uuid.nullable().default(null).describe('null: a part of the house that all share'),
    area: z.enum(VISIT_AREAS),
    area_name: name.optional(),
    title: filledText(LIMITS.repairTitle)
      .refine((value) => !/[\r\n\t]/.test(value), 'must be on one line')
      .transform((value) => value.trim()),
    description: text(LIMITS.repairText).default(''),
    urgency: z.enum(REPAIR_URGENCIES),
    entry: z.enum(REPAIR_ENTRIES),
    entry_note: text(LIMITS.reason).default(''),
    photos,
  })
  .refine(({ area, area_name: own }) => area !== 'other' || own !== undefined, {
    path: ['area_name'],
    message: 'This can’t be empty.',
  });

const visit = z.strictObject({ from: timestamp, until: timestamp }).nullable();
const plan = {
  assignee_id: uuid.nullable().describe('A neatkeeper of the house; null: a tradesperson or the homeowner'),
  trade: z
    .strictObject({ name, email: email.nullable().default(null) })
    .nullable()
    .default(null)
    .describe('A tradesperson instead of a neatkeeper: they get a link, by e-mail if there is one'),
  visit: visit.describe('When somebody comes; null: that isn’t known yet'),
};

export const reportRepair = defineCall({
  id: 'reportRepair',
  method: 'POST',
  path: '/api/houses/{id}/repairs',
  tag: 'Repairs',
  summary: 'Report what has to be repaired in house `{id}`. In a room, only those who live in it can.',
  once: true,
  params: idParams,
  body: RepairReport,
  response: RepairDetail,
  status: 201,
});

export const listRepairs = defineCall({
  id: 'listRepairs',
  method: 'GET',
  path: '/api/repairs',
  tag: 'Repairs',
  summary:
    'Repairs, newest first: of their house for roomies, of their houses for homeowners, those they take care of for neatkeepers.',
  query: pageQuery
    .extend({
      list: z.enum(REPAIR_LISTS).default('open'),
      house_id: uuid.optional(),
      room_id: uuid.optional().describe('A room of that house'),
    })
    .refine(({ house_id, room_id }) => room_id === undefined || house_id !== undefined, {
      path: ['house_id'],
      message: 'Say in which house the room is.',
    }),
  response: page(Repair),
});

/** What a homeowner had to repair within the last twelve months. */
export const RepairFigures = z.strictObject({
  open: z.int().describe('Now'),
  done: z.int(),
  median_days: z.number().nullable().describe('From the report to the end, of those that are done; null: none is'),
  costs: z.array(z.strictObject({ currency: z.string(), amount: money })).describe('Of those that are done'),
  areas: z
    .array(z.strictObject({ area: z.enum(VISIT_AREAS), reported: z.int() }))
    .describe('What was reported most often first; withdrawn and declined reports don’t count'),
});
export type RepairFigures = z.infer<typeof RepairFigures>;

export const getRepairFigures = defineCall({
  id: 'getRepairFigures',
  method: 'GET',
  path: '/api/repairs/figures',
  tag: 'Repairs',
  summary: 'How much had to be repaired within the last twelve months, how long it took, and what it cost.',
  query: z.strictObject({ house_id: uuid.optional().describe('Absent: all own houses') }),
  response: RepairFigures,
});

export const getRepair = defineCall({
  id: 'getRepair',
  method: 'GET',
  path: '/api/repairs/{id}',
  tag: 'Repairs',
  summary: 'One repair with its notes.',
  params: idParams,
  response: RepairDetail,
});

export const decideRepair = defineCall({
  id: 'decideRepair',
  method: 'PUT',
  path: '/api/repairs/{id}/decision',
  tag: 'Repairs',
  summary: 'Accept a repair, with a plan where there is one, or decline it. 409 when `version` is stale.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('accept'), version, ...plan }),
    z.strictObject({ decision: z.literal('decline'), version, reason: filledText(LIMITS.reason) }),
  ]),
  response: RepairDetail,
});

export const planRepair = defineCall({
  id: 'planRepair',
  method: 'PUT',
  path: '/api/repairs/{id}/plan',
  tag: 'Repairs',
  summary: 'Change who takes care of a repair, and when they come. Another time has to be agreed to again.',
  params: idParams,
  body: z.strictObject({ version, ...plan }),
  response: RepairDetail,
});

export const answerRepairVisit = defineCall({
  id: 'answerRepairVisit',
  method: 'PUT',
  path: '/api/repairs/{id}/visit',
  tag: 'Repairs',
  summary: 'Say whether the time of the visit suits. One that doesn’t is removed, with a note on what would.',
  params: idParams,
  body: z.discriminatedUnion('suits', [
    z.strictObject({ suits: z.literal(true), version }),
    z.strictObject({ suits: z.literal(false), version, note: filledText(LIMITS.repairNote) }),
  ]),
  response: RepairDetail,
});

export const finishRepair = defineCall({
  id: 'finishRepair',
  method: 'PUT',
  path: '/api/repairs/{id}/end',
  tag: 'Repairs',
  summary: 'Say that a repair is done, with photos of it. Only the homeowner enters what it cost.',
  params: idParams,
  body: z.strictObject({ version, words: text(LIMITS.repairText).default(''), cost: amount.optional(), photos }),
  response: RepairDetail,
});

export const reopenRepair = defineCall({
  id: 'reopenRepair',
  method: 'PUT',
  path: '/api/repairs/{id}/reopening',
  tag: 'Repairs',
  summary: 'Say that a repair wasn’t done or didn’t last, at most thirty days after its end.',
  params: idParams,
  body: z.strictObject({ version, reason: filledText(LIMITS.repairNote) }),
  response: RepairDetail,
});

export const withdrawRepair = defineCall({
  id: 'withdrawRepair',
  method: 'DELETE',
  path: '/api/repairs/{id}',
  tag: 'Repairs',
  summary: 'Withdraw an own report. It stays in the history.',
  params: idParams,
  status: 204,
});

export const writeRepairNote = defineCall({
  id: 'writeRepairNote',
  method: 'POST',
  path: '/api/repairs/{id}/notes',
  tag: 'Repairs',
  summary: 'Write to those who have to do with a repair.',
  once: true,
  params: idParams,
  body: z.strictObject({ text: filledText(LIMITS.repairNote).transform((value) => value.trim()) }),
  response: RepairNote,
  status: 201,
});
