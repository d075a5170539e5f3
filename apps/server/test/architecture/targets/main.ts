import { anUnreachableBrowser } from '@common-roof/testing/push-service';
import { alertSaying } from '@common-roof/words';
import { randomUUID } from 'node:crypto';

import { TERMS_VERSION } from '@common-roof/contracts';

import { SendMessageService } from '#contexts/living/chat/send-message.service.ts';
import { NotificationsService } from '#contexts/insight/notifications/notifications.service.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Player, setPassword } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import { type Scene, type Targets, to } from './target.ts';

const side = (column: Column): string => (column.startsWith('h') ? 'homeowner' : column === 'adm' ? 'admin' : 'roomie');

/** Signing in and out, reading people and houses, chat, alerts, and what admins watch. */
export function makeTargets(app: TestApp, password: string): Targets {
  const first = async (sql: string, values: unknown[]): Promise<string> =>
    (await app.database.query<{ id: string }>(sql, values))[0]?.id ?? '';
  /** A message from the caller's side: the roomie's, in the cells that are about house A. */
  const messageIn = async ({ conversation, own, self, roomie, homeowner }: Scene): Promise<string> => {
    const { account, actor } = own && self === homeowner ? homeowner : roomie;
    const written = await first(
      'SELECT id FROM messages WHERE conversation_id = $1 AND sender_id = $2 AND deleted_at IS NULL ORDER BY seq DESC',
      [conversation, account.id],
    );
    if (written) return written;
    const words = { conversation_id: conversation, text: 'The tap drips.', client_id: randomUUID() };
    return (await app.get(SendMessageService).send(actor, words)).message._id;
  };
  /** A poll that was asked from the caller's side. */
  const pollIn = async (column: Column, scene: Scene): Promise<string> => {
    const { conversation, own, self, roomie, homeowner } = scene;
    const poll = { options: ['Yes', 'No'], is_multiple: false, closes_at: null };
    const words = { conversation_id: conversation, text: 'A barbecue?', client_id: randomUUID(), poll };
    const { actor } = side(column) === 'homeowner' || (own && self === homeowner) ? homeowner : roomie;
    const sent = await app
      .get(SendMessageService)
      .send(actor, words)
      .catch(() => null);
    // A person who has left asks nothing more, and is refused for any message of theirs.
    return sent === null ? messageIn(scene) : sent.message._id;
  };
  const alertOf = async ({ account }: Player): Promise<string> => {
    const says = alertSaying('as_written', { title: 'Welcome', body: '' });
    await app.get(NotificationsService).raise({ to: account.id, kind: 'welcome', about: null, says, link: null });
    return first('SELECT id FROM notifications WHERE account_id = $1 ORDER BY id DESC LIMIT 1', [account.id]);
  };
  const deviceOf = async ({ account, actor }: Player) => {
    const { endpoint, keys } = anUnreachableBrowser();
    const id = await first(
      `INSERT INTO push_subscriptions (account_id, session_id, endpoint, p256dh, auth, user_agent, created_at, last_used_at)
       VALUES ($1, $2, $3, $4, $5, 'test', now(), now()) RETURNING id`,
      [account.id, actor.sessionId, endpoint, keys.p256dh, keys.auth],
    );
    return { id, endpoint };
  };
  const failedEmail = (): Promise<string> =>
    first(
      `INSERT INTO email_message (dedupe_key, template, to_address, data, state)
       VALUES (gen_random_uuid()::text, 'reset', 'a@b.test', '{}', 'failed') RETURNING id`,
      [],
    );
  const chat = ({ conversation }: Scene): string => `/api/messages/${conversation}/messages`;
  const spent = 'A'.repeat(43);
  return {
    'POST /api/login': async (_column, { self: { account } }) => {
      await setPassword(app, account, password); // another cell changes it
      return { path: '/api/login', body: { email: account.email, password, account_type: account.account_type } };
    },
    'GET /api/roomies': to('/api/roomies'),
    'GET /api/roomies/all': to('/api/roomies/all'),
    'GET /api/roomies/by-id/{id}': (_column, { roomie }) => ({ path: `/api/roomies/by-id/${roomie.account.id}` }),
    'GET /api/roomies/house/{id}': (_column, { house }) => ({ path: `/api/roomies/house/${house}` }),
    'GET /api/roomies/{id}/messages/unread-count': (_column, { roomie }) => ({
      path: `/api/roomies/${roomie.account.id}/messages/unread-count`,
    }),
    'GET /api/houses/all': to('/api/houses/all'),
    'GET /api/houses/byId/{id}': (_column, { house }) => ({ path: `/api/houses/byId/${house}` }),
    'GET /api/houses/admin/houses': to('/api/houses/admin/houses'),
    'GET /api/houses/{id}/roomies': (_column, { house }) => ({ path: `/api/houses/${house}/roomies` }),
    'GET /api/notes': to('/api/notes'),
    'POST /api/notes': to('/api/notes', { content: 'milk' }),
    'GET /api/messages/{id}/messages': (column, scene) => ({
      path: `${chat(scene)}?reader=${side(column)}${column === 'adm' ? '&reason=a+complaint' : ''}`,
    }),
    'POST /api/messages/{id}/messages': (column, scene) => ({
      path: chat(scene),
      body: { text: 'hello', sender: side(column) === 'homeowner' ? 'homeowner' : 'roomie', client_id: randomUUID() },
    }),
    'POST /api/messages/{id}/messages/email': (_column, scene) => ({
      path: `${chat(scene)}/email`,
      body: { toEmail: scene.homeowner.account.email },
    }),
    'GET /api/health/live': to('/api/health/live'),
    'GET /api/health/ready': to('/api/health/ready'),
    'GET /api/me': to('/api/me'),
    'POST /api/auth/forgot-password': to('/api/auth/forgot-password', { email: 'x@y.test', account_type: 'roomie' }),
    'POST /api/auth/reset-password': to('/api/auth/reset-password', { token: spent, new_password: password }),
    'POST /api/auth/accept-invite': to('/api/auth/accept-invite', { token: spent, new_password: password }),
    'POST /api/auth/verify-email': to('/api/auth/verify-email', { token: spent }),
    'POST /api/auth/unsubscribe': to(`/api/auth/unsubscribe?t=${'A'.repeat(60)}`),
    'POST /api/auth/logout': to('/api/auth/logout'),
    'POST /api/auth/logout-everywhere': to('/api/auth/logout-everywhere'),
    'GET /api/auth/sessions': to('/api/auth/sessions'),
    'POST /api/terms/accept': to('/api/terms/accept', { version: TERMS_VERSION }),
    'GET /api/messages': to('/api/messages'),
    'GET /api/messages/search': (_column, { conversation }) => ({
      path: `/api/messages/search?q=tap&conversation=${conversation}`,
    }),
    'GET /api/messages/house/{id}': (_column, { house }) => ({
      path: `/api/messages/house/${house}?reason=a+complaint`,
    }),
    'PUT /api/messages/{id}/messages/{message_id}': async (_column, scene) => ({
      path: `${chat(scene)}/${await messageIn(scene)}`,
      body: { text: 'The tap drips a lot.' },
    }),
    'DELETE /api/messages/{id}/messages/{message_id}': async (_column, scene) => ({
      path: `${chat(scene)}/${await messageIn(scene)}`,
    }),
    'PUT /api/messages/{id}/messages/{message_id}/reaction': async (_column, scene) => ({
      path: `${chat(scene)}/${await messageIn(scene)}/reaction`,
      body: { reaction: '👍' },
    }),
    'DELETE /api/messages/{id}/messages/{message_id}/reaction': async (_column, scene) => ({
      path: `${chat(scene)}/${await messageIn(scene)}/reaction`,
    }),
    'PUT /api/messages/{id}/mute': (_column, { conversation }) => ({
      path: `/api/messages/${conversation}/mute`,
      body: { span: 'week' },
    }),
    'DELETE /api/messages/{id}/mute': (_column, { conversation }) => ({ path: `/api/messages/${conversation}/mute` }),
    'PUT /api/messages/{id}/messages/{message_id}/votes': async (column, scene) => ({
      path: `${chat(scene)}/${await pollIn(column, scene)}/votes`,
      body: { options: [0] },
    }),
    'PUT /api/messages/{id}/messages/{message_id}/closing': async (column, scene) => ({
      path: `${chat(scene)}/${await pollIn(column, scene)}/closing`,
    }),
    'GET /api/messages/{id}/pins': (_column, { conversation }) => ({ path: `/api/messages/${conversation}/pins` }),
    'PUT /api/messages/{id}/messages/{message_id}/pin': async (_column, scene) => ({
      path: `${chat(scene)}/${await messageIn(scene)}/pin`,
    }),
    'DELETE /api/messages/{id}/messages/{message_id}/pin': async (_column, scene) => ({
      path: `${chat(scene)}/${await messageIn(scene)}/pin`,
    }),
    'GET /api/notifications': to('/api/notifications'),
    'GET /api/waiting': to('/api/waiting'),
    'GET /api/sample-house': to('/api/sample-house'),
    'PUT /api/sample-house': to('/api/sample-house'),
    'DELETE /api/sample-house': to('/api/sample-house'),
    'GET /api/first-steps': to('/api/first-steps'),
    'PUT /api/first-steps/hidden': to('/api/first-steps/hidden'),
    'DELETE /api/first-steps/hidden': to('/api/first-steps/hidden'),
    'PUT /api/notifications/{id}/read': async (_column, { self }) => ({
      path: `/api/notifications/${await alertOf(self)}/read`,
    }),
    'PUT /api/notifications/read-all': to('/api/notifications/read-all'),
    'GET /api/me/push-devices': to('/api/me/push-devices'),
    'PUT /api/me/push-devices': () => ({ path: '/api/me/push-devices', body: anUnreachableBrowser() }),
    'PUT /api/me/push-devices/current': async (_column, { self }) => ({
      path: '/api/me/push-devices/current',
      body: { endpoint: (await deviceOf(self)).endpoint },
    }),
    'POST /api/me/push-devices/{id}/test': async (_column, { self }) => ({
      path: `/api/me/push-devices/${(await deviceOf(self)).id}/test`,
    }),
    'DELETE /api/me/push-devices/{id}': async (_column, { self }) => ({
      path: `/api/me/push-devices/${(await deviceOf(self)).id}`,
    }),
    'GET /api/admins/activity': to('/api/admins/activity'),
    'GET /api/admins/activity/subjects': to('/api/admins/activity/subjects?search=house'),
    'GET /api/admins/overview': to('/api/admins/overview'),
    'GET /api/admins/failed-emails': to('/api/admins/failed-emails'),
    'POST /api/admins/backups': to('/api/admins/backups'),
    'POST /api/admins/failed-emails/retry': to('/api/admins/failed-emails/retry'),
    'POST /api/admins/failed-emails/{id}/retry': async () => ({
      path: `/api/admins/failed-emails/${await failedEmail()}/retry`,
    }),
  };
}
