import { DEFAULT_SHOWING_SETTINGS } from '@common-roof/domain';

import { aFreeTime, aVisitor, showingsOf } from '#test/support/showings.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Showings of the roomie's room, which the homeowner proposes for each cell. */
export function makeShowingTargets(app: TestApp): Targets {
  // Uses a new session each time: some calls end the account's sessions.
  const owner = async ({ homeowner }: Scene) => showingsOf(app, await signIn(app, homeowner.account));
  const room = (scene: Scene): string => `/api/roomies/showings/${scene.room}`;
  const settings = ({ house }: Scene): string => `/api/showings/settings/${house}`;
  const spent = { token: 'A'.repeat(43) };
  return {
    'PUT /api/roomies/showings/{id}': async (column, scene) => {
      if (column.startsWith('h') || column === 'adm') {
        const body = { action: 'propose', visitor: aVisitor(), starts_at: aFreeTime(app) };
        return { path: room(scene), body };
      }
      const { _id, version } = await (await owner(scene)).propose(scene.room);
      return { path: room(scene), body: { action: 'confirm', showing_id: _id, version } };
    },
    'GET /api/roomies/showings': to('/api/roomies/showings'),
    'GET /api/roomies/showings/{id}': (_column, scene) => ({ path: room(scene) }),
    'GET /api/showings/settings/{id}': (_column, scene) => ({ path: settings(scene) }),
    'PUT /api/showings/settings/{id}': async (_column, scene) => {
      const { body } = await (await owner(scene)).ask('GET', settings(scene));
      const { version } = body as { version: number };
      return { path: settings(scene), body: { ...DEFAULT_SHOWING_SETTINGS, version } };
    },
    'GET /api/showings/quiet': to('/api/showings/quiet'),
    'PUT /api/showings/quiet': to('/api/showings/quiet', { windows: [] }),
    'GET /api/showings/slots/{id}': (_column, scene) => ({ path: `/api/showings/slots/${scene.room}` }),
    'POST /api/showings/visit': to('/api/showings/visit', spent),
    'POST /api/showings/visit/answer': to('/api/showings/visit/answer', { ...spent, answer: 'cancel' }),
  };
}
