import type { TestApp } from '#test/support/test-app.ts';
import { DRIPPING_TAP } from '#test/support/repairs.ts';
import { type Scene, type Targets, to } from './target.ts';

type Stage = 'reported' | 'accepted' | 'done';

/** Repairs in the scene's house, reported by its roomie and taken care of by its neatkeeper. */
export function makeRepairTargets(app: TestApp): Targets {
  /** Created without the service, which takes a few a day, and too long ago to count for today. */
  const aRepair = async ({ house, roomie, neatkeeper }: Scene, stage: Stage): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO repairs (house_id, reporter_id, area, title, description, urgency, entry, entry_note, reported_at, state,
                            assignee_id, visit_from, visit_until, ended_at, ended_by)
       VALUES ($1, $2, 'kitchen', 'The tap drips', '', 'soon', 'ask_first', '', now() - interval '2 days', $4, $3,
               now() + interval '1 day', now() + interval '26 hours',
               CASE $4 WHEN 'done' THEN now() END, CASE $4 WHEN 'done' THEN $3::uuid END) RETURNING id`,
      [house, roomie.account.id, neatkeeper.account.id, stage],
    );
    return row?.id ?? '';
  };
  const aTradeRepair = async (scene: Scene): Promise<string> => {
    const id = await aRepair(scene, 'accepted');
    await app.database.query(`UPDATE repairs SET assignee_id = NULL, trade_name = 'Tap & Son' WHERE id = $1`, [id]);
    return id;
  };
  const spent = { token: 'A'.repeat(43) };
  const at = (stage: Stage, tail: string, body?: object) => async (_column: unknown, scene: Scene) => ({
    path: `/api/repairs/${await aRepair(scene, stage)}${tail}`,
    ...(body === undefined ? {} : { body }),
  });
  const plan = { version: 1, visit: null };
  return {
    'POST /api/houses/{id}/repairs': (_column, { house }) => ({
      path: `/api/houses/${house}/repairs`,
      body: DRIPPING_TAP,
    }),
    'GET /api/repairs': to('/api/repairs'),
    'GET /api/repairs/figures': to('/api/repairs/figures'),
    'GET /api/repairs/{id}': at('accepted', ''),
    'PUT /api/repairs/{id}/decision': at('reported', '/decision', { decision: 'decline', version: 1, reason: 'No' }),
    'PUT /api/repairs/{id}/plan': async (_column, scene) => ({
      path: `/api/repairs/${await aRepair(scene, 'accepted')}/plan`,
      body: { ...plan, assignee_id: scene.neatkeeper.account.id },
    }),
    'PUT /api/repairs/{id}/visit': at('accepted', '/visit', { suits: true, version: 1 }),
    'PUT /api/repairs/{id}/end': at('accepted', '/end', { version: 1, words: '' }),
    'PUT /api/repairs/{id}/reopening': at('done', '/reopening', { version: 1, reason: 'Still drips' }),
    'DELETE /api/repairs/{id}': at('reported', ''),
    'GET /api/repairs/{id}/link': async (_column, scene) => ({
      path: `/api/repairs/${await aTradeRepair(scene)}/link`,
    }),
    'POST /api/repairs/link': to('/api/repairs/link', spent),
    'POST /api/repairs/link/photo': (_column, { house }) => ({
      path: '/api/repairs/link/photo',
      body: { ...spent, image_id: house, size: 'small' },
    }),
    'PUT /api/repairs/link/visit': to('/api/repairs/link/visit', {
      ...spent,
      version: 1,
      visit: { from: '2027-03-17T14:00:00.000Z', until: '2027-03-17T16:00:00.000Z' },
    }),
    'POST /api/repairs/link/notes': to('/api/repairs/link/notes', { ...spent, text: 'On my way.' }),
    'PUT /api/repairs/link/end': to('/api/repairs/link/end', { ...spent, version: 1, words: '' }),
    'POST /api/repairs/{id}/notes': at('accepted', '/notes', { text: 'It got worse.' }),
  };
}
