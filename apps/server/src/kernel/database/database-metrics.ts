import { Injectable } from '@nestjs/common';

import { Metrics } from '#kernel/metrics/metrics.ts';
import { Database } from './database.ts';

/** The connections of this process to PostgreSQL. */
@Injectable()
export class DatabaseMetrics {
  constructor(metrics: Metrics, database: Database) {
    metrics.gauge(
      { name: 'database_connections', help: 'Open connections of the pool, by state', labels: ['state'] },
      () => {
        const { idleCount: idle, totalCount: total } = database.pool;
        return [
          { labels: { state: 'idle' }, value: idle },
          { labels: { state: 'busy' }, value: total - idle },
        ];
      },
    );
    metrics.gauge({ name: 'database_waiting_requests', help: 'Statements that wait for a connection' }, () => [
      { labels: {}, value: database.pool.waitingCount },
    ]);
  }
}
