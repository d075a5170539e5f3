import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Metrics, onlyValue } from '#kernel/metrics/metrics.ts';
import { Queues } from './queues.ts';

interface Row {
  readonly value: number;
}

/** What waits in the whole installation. Every worker says the same, so readers take the highest. */
@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, queues: Queues, database: Database) {
    metrics.gauge(
      { name: 'queue_jobs', help: 'Jobs in Redis, by queue and state', labels: ['queue', 'state'] },
      async () =>
        (await queues.countByState()).map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
    );
    metrics.gauge({ name: 'outbox_waiting_events', help: 'Events not yet moved to the queues' }, async () =>
      onlyValue(await database.query<Row>('SELECT count(*)::int AS value FROM outbox WHERE published_at IS NULL')),
    );
    metrics.gauge(
      { name: 'outbox_oldest_age_seconds', help: 'Age of the oldest event not yet moved to the queues' },
      async () =>
        onlyValue(
          await database.query<Row>(
            `SELECT coalesce(greatest(extract(epoch FROM now() - min(occurred_at)), 0), 0)::float8 AS value
               FROM outbox WHERE published_at IS NULL`,
          ),
        ),
    );
    metrics.gauge({ name: 'dead_letters', help: 'Jobs that were given up and that nobody has tried again' }, async () =>
      onlyValue(await database.query<Row>('SELECT count(*)::int AS value FROM dead_letter')),
    );
  }
}
