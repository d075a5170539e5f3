import type { TestApp } from '#test/support/test-app.ts';
import type { Scene, Targets } from './target.ts';

/** Elections in the scene's house, each in place of the one before. */
export function makeSpeakerTargets(app: TestApp): Targets {
  const clear = async ({ house }: Scene): Promise<void> => {
    await app.database.query('DELETE FROM speaker_terms WHERE house_id = $1', [house]);
    await app.database.query(
      `DELETE FROM speaker_election_people p USING speaker_elections e WHERE e.id = p.election_id AND e.house_id = $1`,
      [house],
    );
    await app.database.query('DELETE FROM speaker_elections WHERE house_id = $1', [house]);
  };
  /** Everyone who lives there stands. */
  const anElection = async (scene: Scene): Promise<string> => {
    await clear(scene);
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO speaker_elections (house_id, caller_id, opened_at, ends_at)
       VALUES ($1, $2, now(), now() + interval '5 days') RETURNING id`,
      [scene.house, scene.roomie.account.id],
    );
    await app.database.query(
      `INSERT INTO speaker_election_people (election_id, person_id, stands)
       SELECT $1, roomie_id, true FROM tenancies WHERE house_id = $2 AND state IN ('active', 'releasing')`,
      [row?.id, scene.house],
    );
    return row?.id ?? '';
  };
  return {
    'GET /api/houses/{id}/speaker': (_column, { house }) => ({ path: `/api/houses/${house}/speaker` }),
    // As it is: other cells rely on it.
    'PUT /api/houses/{id}/rights': (_column, { house }) => ({
      path: `/api/houses/${house}/rights`,
      body: { bills: 'owner', term_months: 7 },
    }),
    'POST /api/houses/{id}/elections': async (_column, scene) => {
      await clear(scene);
      return { path: `/api/houses/${scene.house}/elections` };
    },
    'PUT /api/elections/{id}/candidacy': async (_column, scene) => ({
      path: `/api/elections/${await anElection(scene)}/candidacy`,
      body: { stands: false },
    }),
    'PUT /api/elections/{id}/vote': async (_column, scene) => ({
      path: `/api/elections/${await anElection(scene)}/vote`,
      body: { candidate_id: scene.roomie.account.id },
    }),
    'DELETE /api/houses/{id}/speaker': (_column, { house }) => ({ path: `/api/houses/${house}/speaker` }),
  };
}
