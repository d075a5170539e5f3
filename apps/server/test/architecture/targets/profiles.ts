import { randomBytes } from 'node:crypto';

import type { TestApp } from '../../support/test-app.ts';
import { setPassword, signIn, type World } from '../../support/world.ts';
import type { Targets } from './target.ts';

const person = { first_name: 'r1', last_name: 'Player', phone: null };

/** What people say of themselves, and the end of accounts. A wrong password keeps every account alive. */
export function makeProfileTargets(app: TestApp, { players }: World, password: string): Targets {
  const { r1, h1, adm } = players;
  const homeowner = { ...person, about: 'Two houses.', publishes_email: true, publishes_phone: false };
  const wrong = { current_password: 'not this one' };
  const id = (path: string, of: { account: { id: string } }) => `${path}/${of.account.id}`;
  return {
    'PUT /api/roomies/profile/{id}': () => ({
      path: id('/api/roomies/profile', r1),
      body: { ...person, emergency_contact: null, away: [] },
    }),
    'PUT /api/roomies/resetpassword/{id}': async (column) => {
      if (column !== 'r1') return { path: id('/api/roomies/resetpassword', r1), body: {} };
      await setPassword(app, r1.account, password);
      const next = `${randomBytes(9).toString('hex')} teapots`;
      return {
        path: id('/api/roomies/resetpassword', r1),
        body: { current_password: password, new_password: next },
      };
    },
    'GET /api/homeowners/{id}': () => ({ path: id('/api/homeowners', h1) }),
    'PUT /api/homeowners/{id}': () => ({ path: id('/api/homeowners', h1), body: homeowner }),
    'PUT /api/homeowners/profile/{id}': () => ({ path: id('/api/homeowners/profile', h1), body: homeowner }),
    'PUT /api/admins/profile/{id}': () => ({ path: id('/api/admins/profile', adm), body: person }),
    'POST /api/auth/change-email': () => ({
      path: '/api/auth/change-email',
      body: { ...wrong, new_email: 'new@x.test' },
    }),
    'POST /api/auth/confirm-password': () => ({ path: '/api/auth/confirm-password', body: wrong }),
    'POST /api/auth/confirm-email': () => ({ path: '/api/auth/confirm-email', body: { token: 'A'.repeat(43) } }),
    'DELETE /api/auth/sessions/{id}': async () => {
      const { actor } = await signIn(app, r1.account);
      return { path: `/api/auth/sessions/${actor.sessionId}` };
    },
    'GET /api/me/export': () => ({ path: '/api/me/export' }),
    'DELETE /api/me': () => ({ path: '/api/me', body: wrong }),
    'GET /api/me/preferences': () => ({ path: '/api/me/preferences' }),
    'PUT /api/me/preferences': () => ({ path: '/api/me/preferences', body: { locale: 'en' } }),
  };
}
