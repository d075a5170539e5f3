import { aStatement } from '#test/support/bank.ts';
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
  const anEntry = async ({ house }: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO bank_entries (homeowner_id, booked_on, minor, currency, payer, account_end, words, fingerprint, added_at)
       SELECT homeowner_id, '2026-01-05', 1200, currency, '', '', '', uuidv7()::text, now() FROM houses WHERE id = $1
       RETURNING id`,
      [house],
    );
    return row?.id ?? '';
  };
  /** The entry, and a person of the scene's house that it can be of. */
  const whose = async (scene: Scene) => {
    const [row] = await app.database.query<{ roomie_id: string }>(
      'SELECT roomie_id FROM tenancies WHERE house_id = $1 ORDER BY id LIMIT 1',
      [scene.house],
    );
    return { id: await anEntry(scene), person: { roomie_id: row?.roomie_id ?? '', house_id: scene.house } };
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
    'POST /api/bank-statements': () => ({
      path: '/api/bank-statements',
      body: { file: aStatement(), currency: 'GBP' },
    }),
    'GET /api/bank-entries': to('/api/bank-entries'),
    'GET /api/bank-entries/certain': to('/api/bank-entries/certain'),
    'GET /api/bank-entries/people': to('/api/bank-entries/people'),
    'PUT /api/bank-entries/{id}/ignored': async (_column, scene) => ({
      path: `/api/bank-entries/${await anEntry(scene)}/ignored`,
      body: { ignored: true },
    }),
    'POST /api/bank-entries/{id}/payment': async (_column, scene) => {
      const { id, person } = await whose(scene);
      return { path: `/api/bank-entries/${id}/payment`, body: person };
    },
    'POST /api/bank-entries/payments': async (_column, scene) => {
      const { id, person } = await whose(scene);
      return { path: '/api/bank-entries/payments', body: { entries: [{ entry_id: id, ...person }] } };
    },
    'GET /api/yearly-statement': statement(''),
    'GET /api/yearly-statement/entries': statement('/entries', '&figure=own_costs'),
    'GET /api/yearly-statement/table': statement('/table'),
    'GET /api/yearly-statement/pdf': statement('/pdf'),
  };
}
