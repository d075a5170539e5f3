import { randomUUID } from 'node:crypto';

import { TERMS_VERSION } from '@common-roof/contracts';

import { SendMessageService } from '../../../src/modules/messages/index.ts';
import { NotificationsService } from '../../../src/modules/notifications/index.ts';
import type { TestApp } from '../../support/test-app.ts';
import { setPassword, type World } from '../../support/world.ts';
import type { Column } from '../access-matrix.ts';
import type { Targets } from './target.ts';

/** The targets belong to house A, to r1, h1 or k1. Bodies are right, so that only access decides. */
export async function makeTargets(app: TestApp, world: World, password: string): Promise<Targets> {
  const { houseA, players, conversations } = world;
  const r1 = players.r1;
  const { message } = await app.get(SendMessageService).send(r1.actor, {
    conversation_id: conversations.roomOfR1,
    text: 'The tap drips.',
    client_id: randomUUID(),
  });
  await app.get(NotificationsService).raise({
    accountId: r1.account.id,
    kind: 'welcome',
    subjectId: null,
    title: 'Welcome',
    body: '',
    link: null,
  });
  const [notification] = await app.database.query<{ id: string }>(
    'SELECT id FROM notifications WHERE account_id = $1',
    [r1.account.id],
  );
  const failedEmail = async (): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO email_message (dedupe_key, template, to_address, data, state)
       VALUES (gen_random_uuid()::text, 'reset', 'a@b.test', '{}', 'failed') RETURNING id`,
    );
    return row?.id ?? '';
  };
  const emailId = await failedEmail();
  const to = (path: string, body?: unknown) => () => ({ path, body });
  const side = (column: Column) => (column.startsWith('h') ? 'homeowner' : column === 'adm' ? 'admin' : 'roomie');
  const chat = `/api/messages/${conversations.roomOfR1}/messages`;
  const spent = 'A'.repeat(43);
  return {
    'POST /api/login': async () => {
      await setPassword(app, r1.account, password); // another cell changes it
      return { path: '/api/login', body: { email: r1.account.email, password, account_type: 'roomie' } };
    },
    'GET /api/roomies': to('/api/roomies'),
    'GET /api/roomies/all': to('/api/roomies/all'),
    'GET /api/roomies/by-id/{id}': to(`/api/roomies/by-id/${r1.account.id}`),
    'GET /api/roomies/house/{id}': to(`/api/roomies/house/${houseA}`),
    'GET /api/roomies/{id}/messages/unread-count': to(`/api/roomies/${r1.account.id}/messages/unread-count`),
    'GET /api/houses/all': to('/api/houses/all'),
    'GET /api/houses/byId/{id}': to(`/api/houses/byId/${houseA}`),
    'GET /api/houses/admin/houses': to('/api/houses/admin/houses'),
    'GET /api/houses/{id}/roomies': to(`/api/houses/${houseA}/roomies`),
    'GET /api/notes': to('/api/notes'),
    'POST /api/notes': to('/api/notes', { content: 'milk' }),
    'GET /api/messages/{id}/messages': (column) => ({
      path: `${chat}?reader=${side(column)}${column === 'adm' ? '&reason=a+complaint' : ''}`,
    }),
    'POST /api/messages/{id}/messages': (column) => ({
      path: chat,
      body: { text: 'hello', sender: side(column) === 'homeowner' ? 'homeowner' : 'roomie', client_id: randomUUID() },
    }),
    'POST /api/messages/{id}/messages/email': to(`${chat}/email`, { toEmail: players.h1.account.email }),
    'GET /api/health/live': to('/api/health/live'),
    'GET /api/health/ready': to('/api/health/ready'),
    'GET /api/me': to('/api/me'),
    'POST /api/auth/forgot-password': to('/api/auth/forgot-password', { email: 'x@y.test', account_type: 'roomie' }),
    'POST /api/auth/reset-password': to('/api/auth/reset-password', { token: spent, new_password: password }),
    'POST /api/auth/accept-invite': to('/api/auth/accept-invite', { token: spent, new_password: password }),
    'POST /api/auth/verify-email': to('/api/auth/verify-email', { token: spent }),
    'POST /api/auth/unsubscribe': to(`/api/auth/unsubscribe?t=${'A'.repeat(60)}`),
    'POST /api/auth/change-password': to('/api/auth/change-password', {
      current_password: 'no',
      new_password: password,
    }),
    'POST /api/auth/logout': to('/api/auth/logout'),
    'POST /api/auth/logout-everywhere': to('/api/auth/logout-everywhere'),
    'GET /api/auth/sessions': to('/api/auth/sessions'),
    'POST /api/terms/accept': to('/api/terms/accept', { version: TERMS_VERSION }),
    'GET /api/messages': to('/api/messages'),
    'GET /api/messages/house/{id}': to(`/api/messages/house/${houseA}?reason=a+complaint`),
    'PUT /api/messages/{id}/messages/{message_id}': to(`${chat}/${message._id}`, { text: 'The tap drips a lot.' }),
    'DELETE /api/messages/{id}/messages/{message_id}': to(`${chat}/${message._id}`),
    'GET /api/notifications': to('/api/notifications'),
    'PUT /api/notifications/{id}/read': to(`/api/notifications/${notification?.id ?? ''}/read`),
    'PUT /api/notifications/read-all': to('/api/notifications/read-all'),
    'GET /api/admins/activity': to('/api/admins/activity'),
    'GET /api/admins/overview': to('/api/admins/overview'),
    'GET /api/admins/failed-emails': to('/api/admins/failed-emails'),
    'POST /api/admins/failed-emails/{id}/retry': to(`/api/admins/failed-emails/${emailId}/retry`),
    'POST /api/admins/queue-board': to('/api/admins/queue-board'),
  };
}
