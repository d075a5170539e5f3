import { randomBytes, randomUUID } from 'node:crypto';

import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { aReadyExport } from '#test/support/data-exports.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { setPassword, signIn } from '#test/support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

const person = { first_name: 'Nils', last_name: 'Player', phone: null };

/** Profiles, and the end of accounts. In the cells of the matrix a wrong password keeps each account alive. */
export function makeProfileTargets(app: TestApp, password: string): Targets {
  const homeowner = { ...person, about: 'Two houses.', publishes_email: true, publishes_phone: false };
  const of = (path: string, { account }: { account: { id: string } }): string => `${path}/${account.id}`;
  /** The caller's password for their own account, else an unused one. */
  const current = async ({ own, self }: Scene): Promise<string> => {
    if (!own) return 'not this one';
    await setPassword(app, self.account, password);
    return password;
  };
  const another = (): string => `${randomBytes(9).toString('hex')} teapots`;
  return {
    'PUT /api/roomies/profile/{id}': (_column, { roomie }) => ({
      path: of('/api/roomies/profile', roomie),
      body: { ...person, emergency_contact: null, away: [] },
    }),
    'PUT /api/roomies/resetpassword/{id}': async (column, { roomie }) => {
      const path = of('/api/roomies/resetpassword', roomie);
      if (!column.startsWith('r')) return { path, body: {} };
      await setPassword(app, roomie.account, password);
      return { path, body: { current_password: password, new_password: another() } };
    },
    'GET /api/homeowners/{id}': (_column, scene) => ({ path: of('/api/homeowners', scene.homeowner) }),
    'PUT /api/homeowners/{id}': (_column, scene) => ({
      path: of('/api/homeowners', scene.homeowner),
      body: homeowner,
    }),
    'PUT /api/homeowners/profile/{id}': (_column, scene) => ({
      path: of('/api/homeowners/profile', scene.homeowner),
      body: homeowner,
    }),
    'PUT /api/admins/profile/{id}': (_column, { admin }) => ({ path: of('/api/admins/profile', admin), body: person }),
    'POST /api/auth/change-password': async (_column, scene) => ({
      path: '/api/auth/change-password',
      body: { current_password: await current(scene), new_password: another() },
    }),
    'POST /api/auth/change-email': async (_column, scene) => ({
      path: '/api/auth/change-email',
      body: { current_password: await current(scene), new_email: `${randomUUID()}@x.test` },
    }),
    'POST /api/auth/confirm-password': async (_column, scene) => ({
      path: '/api/auth/confirm-password',
      body: { current_password: await current(scene) },
    }),
    'POST /api/auth/confirm-email': to('/api/auth/confirm-email', { token: 'A'.repeat(43) }),
    'DELETE /api/auth/sessions/{id}': async (_column, { self }) => {
      const { actor } = await signIn(app, self.account);
      return { path: `/api/auth/sessions/${actor.sessionId}` };
    },
    'GET /api/me/export': to('/api/me/export'),
    'POST /api/me/exports': async () => {
      await app.database.query('DELETE FROM data_exports'); // one at a time, and three a day
      return { path: '/api/me/exports' };
    },
    'GET /api/me/exports': to('/api/me/exports'),
    'GET /api/me/exports/{id}/file': async (_column, { self }) => ({
      path: `/api/me/exports/${await aReadyExport(app, self.account.id)}/file`,
    }),
    'POST /api/data-exports/open': to('/api/data-exports/open', { token: 'A'.repeat(43) }),
    'POST /api/data-exports/download': to('/api/data-exports/download', { token: 'A'.repeat(43) }),
    'DELETE /api/me': async (_column, scene) => {
      const path = '/api/me';
      if (!scene.own) return { path, body: { current_password: await current(scene) } };
      // An account without a tenancy and without a house: other accounts are kept by a 409, which has tests of its own.
      const account = await app.get(AccountsService).create({
        email: `${randomUUID()}@x.test`,
        firstName: 'Going',
        lastName: 'Away',
        accountType: scene.self.account.account_type,
      });
      await setPassword(app, account, password);
      return { path, body: { current_password: password }, token: (await signIn(app, account)).token };
    },
    'POST /api/me/keep': to('/api/me/keep'),
    'GET /api/me/preferences': to('/api/me/preferences'),
    'PUT /api/me/preferences': to('/api/me/preferences', { locale: 'en' }),
  };
}
