import { INSURANCE } from '#test/support/finances.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { type Scene, type Targets, to } from './target.ts';

const COST = { category: 'fees', amount: '12.00', version: 1 };

/** Own costs and the statement of the scene's house. */
export function makeFinanceTargets(app: TestApp): Targets {
  const aCost = async ({ house }: Scene, isRemoved = false): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO own_costs (house_id, category, minor, supplier, note, paid_on, entered_at, removed_at)
       VALUES ($1, 'fees', 1200, '', '', '2026-01-05', now(), CASE WHEN $2 THEN now() END) RETURNING id`,
      [house, isRemoved],
    );
    return row?.id ?? '';
  };
  const aRecurringCost = async ({ house }: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO recurring_costs (house_id, category, minor, supplier, note, every, first_on, next_on)
       VALUES ($1, 'fees', 1200, '', '', 'year', '2026-01-05', '2190-01-05') RETURNING id`,
      [house],
    );
    return row?.id ?? '';
  };
  const at =
    (tail: string, body?: object, isRemoved = false) =>
    async (_column: unknown, scene: Scene) => ({
      path: `/api/own-costs/${await aCost(scene, isRemoved)}${tail}`,
      ...(body === undefined ? {} : { body }),
    });
  const statement =
    (tail: string, more = '') =>
    (_column: unknown, { house }: Scene) => ({
      path: `/api/yearly-statement${tail}?from=2026-01-01&house_id=${house}${more}`,
    });
  return {
    'POST /api/houses/{id}/own-costs': (_column, { house }) => ({
      path: `/api/houses/${house}/own-costs`,
      body: { ...INSURANCE, paid_on: '2026-01-05' },
    }),
    'GET /api/own-costs': to('/api/own-costs'),
    'GET /api/own-costs/{id}': at(''),
    'PUT /api/own-costs/{id}': at('', { ...COST, paid_on: '2026-01-06' }),
    'DELETE /api/own-costs/{id}': at(''),
    'PUT /api/own-costs/{id}/restoration': at('/restoration', undefined, true),
    'GET /api/recurring-costs': to('/api/recurring-costs'),
    'PUT /api/recurring-costs/{id}': async (_column, scene) => ({
      path: `/api/recurring-costs/${await aRecurringCost(scene)}`,
      body: { ...COST, until: null, next_on: null },
    }),
    'GET /api/yearly-statement': statement(''),
    'GET /api/yearly-statement/entries': statement('/entries', '&figure=own_costs'),
    'GET /api/yearly-statement/table': statement('/table'),
    'GET /api/yearly-statement/pdf': statement('/pdf'),
  };
}
