import { randomUUID } from 'node:crypto';

import { aMissedTurn, appealsOf } from '#test/support/appeals.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn, type World } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import { type Scene, type Targets, to } from './target.ts';

/** A strike of the scene's roomie, and an open appeal against it. */
export function makeAppealTargets(app: TestApp, { players }: World): Targets {
  const appellant = (column: Column, { own, self, roomie }: Scene): string => {
    if (own) return self.account.id;
    return column === 'r1m' || column === 'rB' ? players[column].account.id : roomie.account.id;
  };
  const houseOf = async (roomieId: string): Promise<string | undefined> => {
    const [stay] = await app.database.query<{ house_id: string }>(
      `SELECT house_id FROM tenancies WHERE roomie_id = $1 AND state <> 'ended'`,
      [roomieId],
    );
    return stay?.house_id;
  };
  /** The number of appeals per day is limited. */
  const clear = (roomieId: string) =>
    app.database.query(`UPDATE appeals SET opened_at = opened_at - interval '1 day' WHERE roomie_id = $1`, [roomieId]);
  const appeal = async (column: Column, { roomie, house, own }: Scene): Promise<string> => {
    const roomieId = roomie.account.id;
    if (column === 'rEx' && own) return lastOf(roomieId, house);
    await clear(roomieId);
    const turnId = await aMissedTurn(app, house, roomieId);
    const { _id } = await appealsOf(app, await signIn(app, roomie.account)).open(turnId);
    if (column === 'adm') {
      await app.database.query(`UPDATE appeals SET opened_at = opened_at - interval '7 days' WHERE id = $1`, [_id]);
    }
    return _id;
  };
  /** The last strike of a past roomie. */
  const lastOf = async (roomieId: string, houseId: string): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO appeals (house_id, roomie_id, entry_id, assignment_id, given_by, text, opened_at)
       SELECT house_id, roomie_id, id, assignment_id, '{}', 'It was done.', at FROM point_entries WHERE assignment_id = $1
       RETURNING id`,
      [await aMissedTurn(app, houseId, roomieId)],
    );
    return row?.id ?? '';
  };
  return {
    'PUT /api/roomies/feedappeal': async (column, scene) => {
      const roomieId = appellant(column, scene);
      const house = await houseOf(roomieId);
      await clear(roomieId);
      const assignment_id = house === undefined ? randomUUID() : await aMissedTurn(app, house, roomieId);
      return { path: '/api/roomies/feedappeal', body: { assignment_id, appeal: 'It was done.' } };
    },
    'GET /api/appeals': to('/api/appeals'),
    'GET /api/appeals/{id}': async (column, scene) => ({ path: `/api/appeals/${await appeal(column, scene)}` }),
    'PUT /api/appeals/{id}': async (column, scene) => ({
      path: `/api/appeals/${await appeal(column, scene)}`,
      body: { decision: 'dismissed', reason: 'I have looked at it.' },
    }),
  };
}
