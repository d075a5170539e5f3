import type { SampleHouse } from '@common-roof/contracts';

import { call, type Answer } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

/** The sample house of a homeowner, over HTTP. */
export function sampleOf(app: TestApp, { token }: Player) {
  const send = (method: string): Promise<Answer> => call(app, method, '/api/sample-house', { token });
  return {
    send,
    find: async () => (await send('GET')).body as SampleHouse,
    /** Makes it. @returns its id */
    make: async (): Promise<string> => ((await send('PUT')).body as SampleHouse).house_id ?? '',
    remove: () => send('DELETE'),
  };
}

/** Returns the number of rows of every table. */
export async function countRows({ database }: Pick<TestApp, 'database'>): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS n FROM ${name}`);
  const rows = await database.query<{ name: string; n: number }>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
