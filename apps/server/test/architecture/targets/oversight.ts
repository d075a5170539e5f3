import { randomUUID } from 'node:crypto';

import type { TestApp } from '#test/support/test-app.ts';
import { type Targets, to } from './target.ts';

/** How admins see that the product runs. */
export function makeOversightTargets(app: TestApp): Targets {
  const givenUp = async (): Promise<string> => {
    const eventId = randomUUID();
    await app.database.query(`INSERT INTO outbox (id, type, payload) VALUES ($1, 'hour.passed', '{}')`, [eventId]);
    await app.database.query(
      `INSERT INTO dead_letter (handler, event_id, reason) VALUES ('forget-old-letters', $1, 'given up')`,
      [eventId],
    );
    return eventId;
  };
  return {
    'GET /api/admins/people/{id}': async () => {
      const [row] = await app.database.query<{ id: string }>('SELECT id FROM accounts ORDER BY id LIMIT 1');
      return { path: `/api/admins/people/${row?.id ?? ''}` };
    },
    'GET /api/admins/health': to('/api/admins/health?span=week'),
    'GET /api/admins/failed-jobs': to('/api/admins/failed-jobs'),
    'POST /api/admins/failed-jobs/retry': to('/api/admins/failed-jobs/retry'),
    'POST /api/admins/failed-jobs/{event_id}/{handler}/retry': async () => ({
      path: `/api/admins/failed-jobs/${await givenUp()}/forget-old-letters/retry`,
    }),
    'GET /api/admins/queues/{name}/jobs': to('/api/admins/queues/notification/jobs?state=delayed'),
  };
}
