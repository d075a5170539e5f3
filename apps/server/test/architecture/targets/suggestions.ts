import { randomUUID } from 'node:crypto';

import { adsOf, adText } from '#test/support/ads.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn } from '#test/support/world.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Suggestions of the scene's roomie, for an ad of the scene's homeowner. */
export function makeSuggestionTargets(app: TestApp): Targets {
  const ad = async ({ homeowner }: Scene): Promise<string> => {
    const ads = adsOf(app, await signIn(app, homeowner.account));
    const { roomId } = await ads.emptyRoom();
    const { body } = await ads.ask('POST', '/api/wds', adText(roomId, { publish: true }));
    return (body as { _id: string })._id;
  };
  const spent = { token: 'A'.repeat(43) };
  return {
    'GET /api/houses/{id}/suggestions': (_column, { house }) => ({ path: `/api/houses/${house}/suggestions` }),
    'POST /api/houses/{id}/suggestions': async (_column, scene) => ({
      path: `/api/houses/${scene.house}/suggestions`,
      body: { ad_id: await ad(scene), first_name: 'Mara', last_name: 'Lind', email: `${randomUUID()}@suggested.test` },
    }),
    'DELETE /api/suggestions/{id}': async (_column, scene) => {
      const [row] = await app.database.query<{ id: string }>(
        `INSERT INTO room_suggestions (ad_id, suggester_id, first_name, last_name, email, address_hash, is_mailed, created_at)
         VALUES ($1, $2, 'Mara', 'Lind', 'mara@suggested.test', $3, false, now()) RETURNING id`,
        [await ad(scene), scene.roomie.account.id, randomUUID()],
      );
      return { path: `/api/suggestions/${row?.id ?? ''}` };
    },
    'POST /api/suggestions/room': to('/api/suggestions/room', spent),
    'POST /api/suggestions/application': to('/api/suggestions/application', {
      ...spent,
      first_name: 'Mara',
      last_name: 'Lind',
      message: 'I cook on Sundays.',
    }),
    'POST /api/suggestions/refusal': to('/api/suggestions/refusal', { ...spent, never_again: true }),
  };
}
