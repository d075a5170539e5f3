import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import {
  ITEM_CHANGES,
  ITEM_CONDITIONS,
  REPORT_AREAS,
  REPORT_AUTHORS,
  REPORT_KINDS,
  REPORT_STATES,
} from '../move-reports.ts';
import { Photo } from './images.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, isoDate, name, text, timestamp, uuid } from './primitives.ts';
import { DrawnSignature } from './signatures.ts';

/** A photo as evidence: the hash of its bytes and the time it arrived. */
export const ReportPhoto = Photo.extend({
  sha256: z.string().describe('Of the large size as it is stored'),
  uploaded_at: timestamp.describe('By the clock of the server'),
});
export type ReportPhoto = z.infer<typeof ReportPhoto>;

const condition = z.enum(ITEM_CONDITIONS);
const area = z.enum(REPORT_AREAS);

const Finding = z.strictObject({
  condition: condition.nullable().describe('Null: nobody has looked'),
  remarks: z.string(),
  photos: z.array(ReportPhoto),
});

export const ReportItem = Finding.extend({
  _id: uuid,
  area,
  thing: z.string().nullable().describe('On the list of the area; null where a person added it'),
  name: z.string().describe('In the language of the reader; as it was written where a person added it'),
  baseline: Finding.nullable().describe('How it was at moving in; null there, and where nobody said'),
  change: z.enum(ITEM_CHANGES).nullable().describe('Null at move-in, and until the item was inspected'),
});
export type ReportItem = z.infer<typeof ReportItem>;

export const MoveReport = z.strictObject({
  _id: uuid,
  kind: z.enum(REPORT_KINDS),
  by: z.enum(REPORT_AUTHORS),
  state: z.enum(REPORT_STATES),
  roomie: z.strictObject({ _id: uuid, name: z.string() }),
  house: z.strictObject({ _id: uuid, name: z.string() }),
  room_name: z.string(),
  tenancy_id: uuid,
  starts_on: isoDate.describe('Of the tenancy'),
  ends_on: isoDate.nullable(),
  items: z.int(),
  looked_at: z.int().describe('Items with a condition'),
  worse: z.int().describe('Items that are worse than at moving in'),
  photos: z.int(),
  submitted_at: timestamp.nullable(),
  acknowledged_at: timestamp.nullable(),
});
export type MoveReport = z.infer<typeof MoveReport>;

export const ReportAddendum = z.strictObject({
  _id: uuid,
  by: z.enum(REPORT_AUTHORS),
  text: z.string(),
  photos: z.array(ReportPhoto),
  created_at: timestamp,
});
export type ReportAddendum = z.infer<typeof ReportAddendum>;

export const MoveReportDetail = MoveReport.extend({
  list: z.array(ReportItem).describe('In the order of a walk through the house'),
  signature: z
    .strictObject({ name: z.string(), data: z.array(z.array(z.int())).nullable() })
    .nullable()
    .describe('Of who submitted it; strokes where it was drawn'),
  sha256: z.string().nullable().describe('Of all that was submitted, photos by their own'),
  acknowledgement: z.string().nullable().describe('The other party’s remarks; null until they acknowledged the report'),
  addenda: z.array(ReportAddendum),
  may: z.array(z.enum(['fill', 'acknowledge', 'add'])).describe('What the caller can do with it now'),
});
export type MoveReportDetail = z.infer<typeof MoveReportDetail>;

const photos = z
  .array(z.strictObject({ image_id: uuid }))
  .max(LIMITS.reportPhotos, `Add at most ${String(LIMITS.reportPhotos)}.`)
  .refine((list) => new Set(list.map(({ image_id }) => image_id)).size === list.length, 'Add each photo once.');
const remarks = text(LIMITS.reportRemarks);
const tag = 'Move-in and move-out';

export const listMoveReports = defineCall({
  id: 'listMoveReports',
  method: 'GET',
  path: '/api/move-in-submissions',
  tag,
  summary: 'Own reports, those of the own houses, or for an admin all. Drafts only of oneself; the newest first.',
  query: pageQuery.extend({
    house_id: uuid.optional(),
    roomie_id: uuid.optional(),
    kind: z.enum(REPORT_KINDS).optional(),
    state: z.enum(REPORT_STATES).optional(),
  }),
  response: page(MoveReport),
});

export const getMoveReport = defineCall({
  id: 'getMoveReport',
  method: 'GET',
  path: '/api/move-in-submissions/{id}',
  tag,
  summary: 'One report; of a move-out each item beside the one of the move-in.',
  params: idParams,
  response: MoveReportDetail,
});

/** A signature under a report: the name typed, or drawn. */
const signing = {
  signature: name.optional().describe('The name, typed'),
  data: DrawnSignature.optional().describe('Or drawn'),
};
const isSigned = ({ signature, data }: { signature?: unknown; data?: unknown }): boolean =>
  (signature === undefined) !== (data === undefined);
const unsigned = { path: ['signature'], message: 'Type your name or draw your signature, not both.' };

export const submitMoveReport = defineCall({
  id: 'submitMoveReport',
  method: 'POST',
  path: '/api/move-in-submissions',
  tag,
  summary:
    'Sign and submit the own report of where one lives, with what was saved of it so far. As a form: the JSON in the field `report`, then up to 10 photos for the items that name them. 409 where it was submitted before.',
  upload: {
    files: LIMITS.imagesPerUpload,
    fileBytes: LIMITS.imageBytes,
    jsonBytes: LIMITS.jsonBodyBytes,
    field: 'report',
  },
  body: z
    .strictObject({
      kind: z.enum(REPORT_KINDS).default('move_in'),
      items: z
        .array(
          z
            .strictObject({
              area,
              thing: z.string().max(40).optional().describe('On the list of the area'),
              name: name.optional().describe('Of something that is not on the list'),
              condition,
              remarks: remarks.default(''),
              files: z
                .array(
                  z
                    .int()
                    .min(0)
                    .max(LIMITS.imagesPerUpload - 1),
                )
                .max(LIMITS.imagesPerUpload)
                .default([])
                .describe('Which of the photos of this form show it, counted from 0'),
            })
            .refine(({ thing, name: added }) => (thing === undefined) !== (added === undefined), {
              path: ['thing'],
              message: 'Choose an item or enter a name, not both.',
            }),
        )
        .max(LIMITS.reportItems)
        .default([])
        .describe('What was not saved before'),
      ...signing,
    })
    .refine(isSigned, unsigned),
  response: MoveReportDetail,
});

export const startMoveReport = defineCall({
  id: 'startMoveReport',
  method: 'POST',
  path: '/api/move-in-submissions/drafts',
  tag,
  summary:
    'Begin a report, or come back to it: a roomie that of where they live, a homeowner that of a roomie who moves out. 409 where it is not the time for it.',
  body: z.strictObject({
    kind: z.enum(REPORT_KINDS),
    roomie_id: uuid.optional().describe('Needed by a homeowner: whose latest stay it is about'),
  }),
  response: MoveReportDetail,
});

export const saveReportItem = defineCall({
  id: 'saveReportItem',
  method: 'PUT',
  path: '/api/move-in-submissions/{id}/items/{item_id}',
  tag,
  summary: 'Save one item of the own draft; with an id that is not on the list, and where and what it is, a new one.',
  params: idParams.extend({ item_id: uuid }),
  body: z.strictObject({
    condition: condition.nullable(),
    remarks: remarks.default(''),
    photos: photos.default([]),
    added: z.strictObject({ area, name }).optional().describe('What is not on the list of the house'),
  }),
  response: ReportItem,
});

export const removeReportItem = defineCall({
  id: 'removeReportItem',
  method: 'DELETE',
  path: '/api/move-in-submissions/{id}/items/{item_id}',
  tag,
  summary: 'Take what one added to the own draft off it again.',
  params: idParams.extend({ item_id: uuid }),
  status: 204,
});

export const submitMoveOut = defineCall({
  id: 'submitMoveOut',
  method: 'POST',
  path: '/api/move-in-submissions/{id}/submission',
  tag,
  summary: 'Sign and submit the own draft of a homeowner.',
  params: idParams,
  body: z.strictObject(signing).refine(isSigned, unsigned),
  response: MoveReportDetail,
});

export const acknowledgeMoveReport = defineCall({
  id: 'acknowledgeMoveReport',
  method: 'POST',
  path: '/api/move-in-submissions/{id}/acknowledgement',
  tag,
  summary: 'Acknowledge a report as the other party, with remarks on anything they see differently.',
  params: idParams,
  body: z.strictObject({ remarks: remarks.default('') }),
  response: MoveReportDetail,
});

export const addToMoveReport = defineCall({
  id: 'addToMoveReport',
  method: 'POST',
  path: '/api/move-in-submissions/{id}/addenda',
  tag,
  summary: 'Add something to a report that was submitted, by either side. What was submitted stays as it is.',
  once: true,
  params: idParams,
  body: z.strictObject({ text: filledText(LIMITS.reportRemarks), photos: photos.default([]) }),
  status: 201,
  response: MoveReportDetail,
});
