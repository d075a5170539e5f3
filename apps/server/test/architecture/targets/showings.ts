import { DEFAULT_SHOWING_SETTINGS } from '@common-roof/domain';

import { aFreeTime, aVisitor, showingsOf } from '../../support/showings.ts';
import type { TestApp } from '../../support/test-app.ts';
import { signIn, type World } from '../../support/world.ts';
import type { Targets } from './target.ts';

/** Showings of the room of r1, which h1 proposes for each cell. */
export function makeShowingTargets(app: TestApp, { players, houseA, roomOfR1 }: World): Targets {
  // A session of its own for each: some calls end those of the account.
  const owner = async () => showingsOf(app, await signIn(app, players.h1.account));
  const room = `/api/roomies/showings/${roomOfR1}`;
  const settings = `/api/showings/settings/${houseA}`;
  const spent = { token: 'A'.repeat(43) };
  return {
    'PUT /api/roomies/showings/{id}': async (column) => {
      if (column.startsWith('h') || column === 'adm') {
        const body = { action: 'propose', visitor: aVisitor(), starts_at: aFreeTime(app) };
        return { path: room, body };
      }
      const { _id, version } = await (await owner()).propose(roomOfR1);
      return { path: room, body: { action: 'confirm', showing_id: _id, version } };
    },
    'GET /api/roomies/showings': () => ({ path: '/api/roomies/showings' }),
    'GET /api/roomies/showings/{id}': () => ({ path: room }),
    'GET /api/showings/settings/{id}': () => ({ path: settings }),
    'PUT /api/showings/settings/{id}': async () => {
      const { body } = await (await owner()).ask('GET', settings);
      const { version } = body as { version: number };
      return { path: settings, body: { ...DEFAULT_SHOWING_SETTINGS, version } };
    },
    'GET /api/showings/quiet': () => ({ path: '/api/showings/quiet' }),
    'PUT /api/showings/quiet': () => ({ path: '/api/showings/quiet', body: { windows: [] } }),
    'GET /api/showings/slots/{id}': () => ({ path: `/api/showings/slots/${roomOfR1}` }),
    'POST /api/showings/visit': () => ({ path: '/api/showings/visit', body: spent }),
    'POST /api/showings/visit/answer': () => ({
      path: '/api/showings/visit/answer',
      body: { ...spent, answer: 'cancel' },
    }),
  };
}
