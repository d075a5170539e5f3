import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, timestamp, uuid } from './primitives.ts';

/** What a homeowner tells everyone who lives in one of their houses. */
export const Announcement = z.strictObject({
  _id: uuid,
  house_id: uuid,
  author: z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() }),
  title: z.string(),
  text: z.string(),
  posted_at: timestamp,
  edited_at: timestamp.nullable().describe('When its words last changed; null: never'),
  version: z.int().describe('Counts its edits'),
  read_at: timestamp.nullable().describe('When the caller first opened it; null for the homeowner'),
  readings: z
    .strictObject({ given: z.int(), of: z.int().describe('Who lives there now and lived there when it was posted') })
    .nullable()
    .describe('How many have read it, for the homeowner; null for roomies'),
});
export type Announcement = z.infer<typeof Announcement>;

export const AnnouncementReader = z.strictObject({
  _id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
  read_at: timestamp.nullable(),
});
export type AnnouncementReader = z.infer<typeof AnnouncementReader>;

const AnnouncementWords = z.strictObject({
  title: filledText(LIMITS.announcementTitle)
    .refine((value) => !/[\r\n\t]/.test(value), 'must be on one line')
    .transform((value) => value.trim()),
  text: filledText(LIMITS.announcementText).transform((value) => value.trim()),
});

export const postAnnouncement = defineCall({
  id: 'postAnnouncement',
  method: 'POST',
  path: '/api/houses/{id}/announcements',
  tag: 'Announcements',
  summary: 'Announce something to everyone who lives in house `{id}`; at most twenty a day.',
  once: true,
  params: idParams,
  body: AnnouncementWords,
  response: Announcement,
  status: 201,
});

export const listAnnouncements = defineCall({
  id: 'listAnnouncements',
  method: 'GET',
  path: '/api/houses/{id}/announcements',
  tag: 'Announcements',
  summary:
    'The announcements of house `{id}`, newest first. A roomie receives those of the days on which they lived there.',
  params: idParams,
  query: pageQuery,
  response: page(Announcement),
});

export const countUnreadAnnouncements = defineCall({
  id: 'countUnreadAnnouncements',
  method: 'GET',
  path: '/api/announcements/unread',
  tag: 'Announcements',
  summary: 'How many announcements of their house a roomie has not read.',
  response: z.strictObject({ unread: z.int() }),
});

export const readAnnouncement = defineCall({
  id: 'readAnnouncement',
  method: 'PUT',
  path: '/api/announcements/{id}/reading',
  tag: 'Announcements',
  summary: 'Mark an announcement as read. Reading it again keeps the first time.',
  params: idParams,
  response: Announcement,
});

export const listAnnouncementReaders = defineCall({
  id: 'listAnnouncementReaders',
  method: 'GET',
  path: '/api/announcements/{id}/readers',
  tag: 'Announcements',
  summary: 'Who has read an announcement, and when, and who has not.',
  params: idParams,
  response: z.strictObject({ items: z.array(AnnouncementReader) }),
});

export const editAnnouncement = defineCall({
  id: 'editAnnouncement',
  method: 'PUT',
  path: '/api/announcements/{id}',
  tag: 'Announcements',
  summary: 'Edit an announcement. Those who have read it keep their reading. 409 when `version` is stale.',
  params: idParams,
  body: AnnouncementWords.extend({ version: z.int().describe('That was read') }),
  response: Announcement,
});

export const removeAnnouncement = defineCall({
  id: 'removeAnnouncement',
  method: 'DELETE',
  path: '/api/announcements/{id}',
  tag: 'Announcements',
  summary: 'Remove an announcement, and with it who has read it.',
  params: idParams,
  status: 204,
});
