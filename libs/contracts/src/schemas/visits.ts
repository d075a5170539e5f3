import { z } from 'zod';

import { defineCall } from '../call.ts';
import { CHORE_ICONS } from '../chore-catalogue.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { AREA_RESULTS, VISIT_AREAS, VISIT_STATES } from '../visits.ts';
import { Photo } from './images.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, isoDate, name, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

const ofArea = {
  area: z.enum(VISIT_AREAS),
  result: z.enum(AREA_RESULTS),
};

const VisitedArea = z.strictObject({
  ...ofArea,
  name: z.string().nullable().describe('What tells it from others of its kind, or what it is'),
  remark: z.string(),
  photos: z.array(Photo),
});

/** A neatkeeper's report of a visit: each area with its result, and the turns that were done. */
export const CleaningVisit = z.strictObject({
  _id: uuid,
  house_id: uuid,
  neatkeeper: person.extend({ photo: z.string().nullable() }),
  visited_on: isoDate,
  remark: z.string(),
  areas: z.array(VisitedArea),
  turns: z.array(
    z.strictObject({
      chore: z.strictObject({ _id: uuid, name: z.string(), icon: z.enum(CHORE_ICONS) }),
      due_on: isoDate,
      held_by: person.nullable().describe('Whose turn it was; null: nobody’s'),
    }),
  ),
  state: z.enum(VISIT_STATES),
  sent_at: timestamp,
  confirms_at: timestamp.describe('From then on it holds, where nobody has said anything'),
  decided: z
    .strictObject({ at: timestamp, by: person.nullable().describe('null: the time'), reason: z.string() })
    .nullable(),
});
export type CleaningVisit = z.infer<typeof CleaningVisit>;

const photos = z
  .array(z.strictObject({ image_id: uuid, caption: text(LIMITS.photoCaption).optional() }))
  .max(PHOTOS_PER_PLACE.visit_area)
  .refine((given) => new Set(given.map((photo) => photo.image_id)).size === given.length, {
    message: 'Add each photo once.',
  });

/** One area of a report, as sent. */
export const AreaReport = z
  .strictObject({
    ...ofArea,
    name: name.optional(),
    remark: text(LIMITS.visitRemark).default(''),
    photos: photos.default([]),
  })
  .refine(({ area, name: own }) => area !== 'other' || own !== undefined, {
    path: ['name'],
    message: 'This can’t be empty.',
  })
  .refine(({ result, remark }) => result !== 'not_done' || remark.trim() !== '', {
    path: ['remark'],
    message: 'This can’t be empty.',
  });

export const reportVisit = defineCall({
  id: 'reportVisit',
  method: 'POST',
  path: '/api/neatkeepers/feedback',
  tag: 'Neatkeepers',
  summary:
    'Report a visit to a house: areas with results and photos, and turns due by that day that were done. Turns that a roomie has posted since stay theirs.',
  once: true,
  body: z.strictObject({
    house_id: uuid,
    visited_on: isoDate.optional().describe('Today, where left out; at most two days ago'),
    remark: text(LIMITS.visitRemark).default(''),
    areas: z.array(AreaReport).min(1, 'Add at least one area.').max(LIMITS.visitAreas),
    turns: z
      .array(uuid)
      .max(LIMITS.choresPerHouse)
      .refine((ids) => new Set(ids).size === ids.length, 'Choose each turn once.')
      .default([]),
  }),
  response: CleaningVisit,
  status: 201,
});

export const listVisits = defineCall({
  id: 'listVisits',
  method: 'GET',
  path: '/api/houses/visits/{id}',
  tag: 'Neatkeepers',
  summary: 'Reports of visits to house `{id}`, newest first; a neatkeeper sees the own ones.',
  params: idParams,
  query: pageQuery.extend({ state: z.enum(VISIT_STATES).optional() }),
  response: page(CleaningVisit),
});

export const decideVisit = defineCall({
  id: 'decideVisit',
  method: 'PUT',
  path: '/api/neatkeepers/feedback/{id}',
  tag: 'Neatkeepers',
  summary:
    'Confirm the report of a visit to an own house, by which its turns are done, or decline it, by which they are to be done again. 409 once it is decided.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('confirm') }),
    z.strictObject({ decision: z.literal('decline'), reason: filledText(LIMITS.reason) }),
  ]),
  response: CleaningVisit,
});
