import type pg from 'pg';

import type { Stage } from '../support/stage.ts';

const DUE = `
  INSERT INTO due (kind, key, due_at, payload)
  SELECT 'supplies.to-reckon', id || ' ' || $1::text, now(), jsonb_build_object('house_id', id, 'month', $1::text) FROM houses`;

/** Remaining work: the months themselves, and the plans that follow from them. */
const LEFT = `
  SELECT (SELECT count(*)::int FROM houses) - (SELECT count(*)::int FROM processed_event WHERE handler = 'reckon-supplies'
            AND processed_at > $1) AS months,
         (SELECT count(*)::int FROM outbox o WHERE o.type = 'money.moved' AND o.occurred_at > $1 AND NOT EXISTS (
            SELECT 1 FROM processed_event p WHERE p.handler = 'plan-settle-up' AND p.event_id = o.id)) AS plans,
         (SELECT count(*)::int FROM dead_letter) AS failed`;

const TOOK = `
  SELECT extract(epoch FROM max(processed_at) FILTER (WHERE handler = 'reckon-supplies') - min(processed_at))::float AS reckoned,
         extract(epoch FROM max(processed_at) - min(processed_at))::float AS followed
    FROM processed_event WHERE processed_at > $1 AND handler IN ('reckon-supplies', 'plan-settle-up')`;

/** Seconds until all months are recalculated, and until every settle-up plan is updated. */
export interface Worked {
  readonly reckoned: number;
  readonly followed: number;
}

/** Schedules a month for all houses and lets a worker do everything, from the scheduled events through Redis. */
export async function recalculateInWorker(
  stage: Stage,
  { url, pool }: { url: string; pool: pg.Pool },
  month: string,
): Promise<Worked> {
  // Events of earlier rounds no longer matter.
  await pool.query('UPDATE outbox SET published_at = now(), settled_at = now()');
  await pool.query('VACUUM ANALYZE');
  const { rows: began } = await pool.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  const since = began[0]?.at;
  await pool.query(DUE, [month]);
  const server = await stage.startServer({ worker: true, databaseUrl: url });
  try {
    for (;;) {
      const { rows } = await pool.query<{ months: number; plans: number; failed: number }>(LEFT, [since]);
      if (rows[0]?.failed !== 0) throw new Error('The worker has given something up.');
      if (rows[0].months === 0 && rows[0].plans === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await server.stop();
  }
  const { rows } = await pool.query<Worked>(TOOK, [since]);
  if (!rows[0]) throw new Error('Nothing was reckoned.');
  return rows[0];
}
