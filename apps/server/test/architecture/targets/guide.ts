import type { TestApp } from '#test/support/test-app.ts';
import { BINS, GAS_SAFETY } from '#test/support/guide.ts';
import type { Scene, Targets } from './target.ts';

/** An entry and a document of the scene's house, made without the service, which bounds how many there are. */
export function makeGuideTargets(app: TestApp): Targets {
  const anEntry = async ({ house, homeowner }: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO guide_entries (house_id, kind, title, text, audience, position, author_id, changed_at)
       VALUES ($1, 'bins', 'Bins', '', 'residents', 0, $2, now()) RETURNING id`,
      [house, homeowner.account.id],
    );
    return row?.id ?? '';
  };
  const aDocument = async ({ house, homeowner }: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO house_documents (house_id, kind, title, audience, author_id, added_at)
       VALUES ($1, 'energy', 'Energy certificate', 'residents', $2, now()) RETURNING id`,
      [house, homeowner.account.id],
    );
    return row?.id ?? '';
  };
  const ofHouse =
    (tail: string, body?: object) =>
    (_column: unknown, { house }: Scene) => ({
      path: `/api/houses/${house}/${tail}`,
      ...(body === undefined ? {} : { body }),
    });
  const entry = (tail: string, body?: object) => async (_column: unknown, scene: Scene) => ({
    path: `/api/guide/${await anEntry(scene)}${tail}`,
    ...(body === undefined ? {} : { body }),
  });
  const document = (body?: object) => async (_column: unknown, scene: Scene) => ({
    path: `/api/documents/${await aDocument(scene)}`,
    ...(body === undefined ? {} : { body }),
  });
  return {
    'GET /api/houses/{id}/guide': ofHouse('guide'),
    'GET /api/houses/{id}/wifi': ofHouse('wifi'),
    'POST /api/houses/{id}/guide': ofHouse('guide', BINS),
    'PUT /api/guide/{id}': entry('', { ...BINS, version: 1 }),
    'PUT /api/guide/{id}/position': entry('/position', { position: 0 }),
    'DELETE /api/guide/{id}': entry(''),
    'GET /api/houses/{id}/documents': ofHouse('documents'),
    'POST /api/houses/{id}/documents': ofHouse('documents', GAS_SAFETY),
    'PUT /api/documents/{id}': document({ ...GAS_SAFETY, version: 1 }),
    'DELETE /api/documents/{id}': document(),
  };
}
