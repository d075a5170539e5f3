import { z } from 'zod';

import { defineCall } from '../call.ts';
import { NOTIFICATION_KINDS } from '../notifications.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, timestamp, uuid } from './primitives.ts';

export const Notification = z.strictObject({
  _id: uuid,
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable().describe('A path of the client'),
  created_at: timestamp,
  read_at: timestamp.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = defineCall({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  tag: 'Notifications',
  summary: 'Own alerts, newest first, with the count of unread ones.',
  query: pageQuery,
  response: page(Notification).extend({ unread: z.int() }),
});

export const readNotification = defineCall({
  id: 'readNotification',
  method: 'PUT',
  path: '/api/notifications/{id}/read',
  tag: 'Notifications',
  summary: 'Mark one alert read.',
  params: idParams,
  response: Notification,
});

export const readAllNotifications = defineCall({
  id: 'readAllNotifications',
  method: 'PUT',
  path: '/api/notifications/read-all',
  tag: 'Notifications',
  summary: 'Mark every alert read.',
  response: z.strictObject({ read: z.int() }),
});
