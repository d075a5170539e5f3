import type { TestApp } from '#test/support/test-app.ts';
import type { Scene, Targets } from './target.ts';

/** Things in the stock of the scene's house, each with a name of its own. */
export function makeStockTargets(app: TestApp): Targets {
  let made = 0;
  const anItem = async ({ house }: Scene): Promise<string> => {
    made += 1;
    // A matrix makes more of them than a house has room for.
    await app.database.query('DELETE FROM stock_items WHERE house_id = $1', [house]);
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO stock_items (house_id, name, level, level_at) VALUES ($1, $2, 'low', now()) RETURNING id`,
      [house, `Milk ${String(made)}`],
    );
    return row?.id ?? '';
  };
  const ofItem =
    (tail = '', body?: object) =>
    async (_column: unknown, scene: Scene) => ({ path: `/api/stock/${await anItem(scene)}${tail}`, body });
  return {
    'GET /api/houses/{id}/stock': (_column, { house }) => ({ path: `/api/houses/${house}/stock` }),
    'GET /api/stock/{id}': ofItem(),
    'POST /api/houses/{id}/stock': async (_column, scene) => {
      await anItem(scene);
      return { path: `/api/houses/${scene.house}/stock`, body: { name: 'Bin bags' } };
    },
    'PUT /api/stock/{id}': ofItem('', { name: 'Oat milk', version: 1 }),
    'PUT /api/stock/{id}/level': ofItem('/level', { level: 'out', marks: 0 }),
    'PUT /api/stock/{id}/claim': ofItem('/claim', { is_claimed: true }),
    'DELETE /api/stock/{id}': ofItem(),
  };
}
