import type { Announcement, AnnouncementReader } from '@common-roof/contracts';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { AnnouncementReaderRow, AnnouncementRow } from './announcements.repository.ts';

/** How many have read it is the homeowner's to know. */
export const toAnnouncement = (row: AnnouncementRow, { role }: Pick<Actor, 'role'>): Announcement => ({
  _id: row.id,
  house_id: row.house_id,
  author: { _id: row.author_id, first_name: row.first_name, photo: row.photo },
  title: row.title,
  text: row.text,
  posted_at: toTimestamp(row.posted_at),
  edited_at: toTimestampOrNull(row.edited_at),
  version: row.version,
  read_at: toTimestampOrNull(row.read_at),
  readings: role === 'homeowner' ? { given: row.readings_given, of: row.readings_of } : null,
});

export const toAnnouncementReader = ({ id, read_at, ...person }: AnnouncementReaderRow): AnnouncementReader => ({
  _id: id,
  ...person,
  read_at: toTimestampOrNull(read_at),
});
