import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { idParams, timestamp, uuid } from './primitives.ts';

export const PushDevice = z.strictObject({
  _id: uuid,
  user_agent: z.string(),
  current: z.boolean().describe('The caller is signed in on this device'),
  created_at: timestamp,
  last_used_at: timestamp.describe('When it last opened the app or accepted a notification'),
});
export type PushDevice = z.infer<typeof PushDevice>;

const endpoint = z
  .string()
  .max(1_000, 'This is too long.')
  .regex(/^https?:\/\/[\x21-\x7e]+$/, 'This is not the address of a push service.')
  .describe('As the browser gives it; known to nobody else');

export const listPushDevices = defineCall({
  id: 'listPushDevices',
  method: 'GET',
  path: '/api/me/push-devices',
  tag: 'Notifications',
  summary: 'The devices that show own alerts as notifications, and the key for adding one.',
  response: z.strictObject({
    public_key: z.string().nullable().describe('For `PushManager.subscribe`; null: nothing is pushed here'),
    items: z.array(PushDevice),
  }),
});

export const addPushDevice = defineCall({
  id: 'addPushDevice',
  method: 'PUT',
  path: '/api/me/push-devices',
  tag: 'Notifications',
  summary: `Show own alerts on this device until it is signed out. Of more than ${String(LIMITS.pushDevices)} devices the oldest is removed.`,
  body: z.strictObject({
    endpoint,
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This is not a key of a browser.'),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, 'This is not a secret of a browser.'),
    }),
  }),
  response: PushDevice,
});

export const renewPushDevice = defineCall({
  id: 'renewPushDevice',
  method: 'PUT',
  path: '/api/me/push-devices/current',
  tag: 'Notifications',
  summary: 'Keep a device after signing in on it again. 404 if it shows no alerts of the caller.',
  body: z.strictObject({ endpoint }),
  response: PushDevice,
});

export const testPushDevice = defineCall({
  id: 'testPushDevice',
  method: 'POST',
  path: '/api/me/push-devices/{id}/test',
  tag: 'Notifications',
  summary: 'Send a test notification to an own device.',
  once: true,
  params: idParams,
  status: 202,
  response: z.strictObject({ message: z.string() }),
});

export const removePushDevice = defineCall({
  id: 'removePushDevice',
  method: 'DELETE',
  path: '/api/me/push-devices/{id}',
  tag: 'Notifications',
  summary: 'Stop notifications on an own device.',
  params: idParams,
  status: 204,
});
