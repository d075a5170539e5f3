import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Metrics } from '#kernel/metrics/metrics.ts';

/** The e-mails of the whole installation. Every worker says the same, so readers take the highest. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, database: Database) {
    const ask = (value: string, states: string) => async () => {
      const [row] = await database.query<{ value: number }>(
        `SELECT ${value} AS value FROM email_message WHERE state IN (${states})`,
      );
      return [{ labels: {}, value: row?.value ?? 0 }];
    };
    const waiting = `'queued', 'sending'`;
    metrics.gauge({ name: 'emails_waiting', help: 'E-mails that are to be sent' }, ask('count(*)::int', waiting));
    metrics.gauge(
      { name: 'emails_oldest_age_seconds', help: 'Age of the oldest e-mail that is to be sent' },
      ask('coalesce(greatest(extract(epoch FROM now() - min(created_at)), 0), 0)::float8', waiting),
    );
    metrics.gauge(
      { name: 'emails_undeliverable', help: 'E-mails that were given up and that nobody has tried again' },
      ask('count(*)::int', `'failed'`),
    );
  }
}
