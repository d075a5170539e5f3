import { randomUUID } from 'node:crypto';

import { HomeownersService } from '#contexts/housing/houses/homeowners/homeowners.service.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Each cell gets a co-homeowner of its own: of the homeowner, or the homeowner as the one who was invited. */
export function makeCoHomeownerTargets(app: TestApp): Targets {
  const person = () => ({ email: `${randomUUID()}@co-homeowners.test`, firstName: 'Ben', lastName: 'Brooks' });
  const another = async (): Promise<string> => (await app.get(HomeownersService).create(person())).id;
  const insert = async (homeownerId: string, personId: string, isActive: boolean): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO co_homeowners (homeowner_id, person_id, email, first_name, last_name, areas, invited_at, state, accepted_at)
       VALUES ($1, $2, $3, 'Ben', 'Brooks', '{repairs}', $4, $5, $6) RETURNING id`,
      [
        ...[homeownerId, personId, person().email, app.clock.now()],
        ...(isActive ? ['active', app.clock.now()] : ['invited', null]),
      ],
    );
    return row?.id ?? '';
  };
  const own = async ({ homeowner }: Scene): Promise<string> => insert(homeowner.account.id, await another(), true);
  const shared = async ({ homeowner }: Scene, isActive: boolean): Promise<string> =>
    insert(await another(), homeowner.account.id, isActive);
  return {
    'GET /api/co-homeowners': to('/api/co-homeowners'),
    'POST /api/co-homeowners': async (_column, { homeowner }) => {
      // The other cells have made more than there may be.
      await app.database.query(
        `UPDATE co_homeowners SET state = 'ended', ended_at = $2 WHERE homeowner_id = $1 AND ended_at IS NULL`,
        [homeowner.account.id, app.clock.now()],
      );
      const { email, firstName: first_name, lastName: last_name } = person();
      return { path: '/api/co-homeowners', body: { email, first_name, last_name, areas: ['repairs'] } };
    },
    'PUT /api/co-homeowners/{id}/areas': async (_column, scene) => ({
      path: `/api/co-homeowners/${await own(scene)}/areas`,
      body: { areas: ['repairs', 'chores'] },
    }),
    'PUT /api/co-homeowners/{id}/acceptance': async (_column, scene) => ({
      path: `/api/co-homeowners/${await shared(scene, false)}/acceptance`,
    }),
    'DELETE /api/co-homeowners/{id}': async (_column, scene) => ({ path: `/api/co-homeowners/${await own(scene)}` }),
    'POST /api/co-homeowners/{id}/session': async (_column, scene) => ({
      path: `/api/co-homeowners/${await shared(scene, true)}/session`,
      body: {},
    }),
  };
}
