import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Metrics, onlyValue } from '#kernel/metrics/metrics.ts';

interface Row {
  readonly value: number;
}

/** The e-mails of the whole installation. Every worker says the same, so readers take the highest. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, database: Database) {
    metrics.gauge({ name: 'emails_waiting', help: 'E-mails that are to be sent' }, async () =>
      onlyValue(
        await database.query<Row>(
          `SELECT count(*)::int AS value FROM email_message WHERE state IN ('queued', 'sending')`,
        ),
      ),
    );
    metrics.gauge(
      { name: 'emails_oldest_age_seconds', help: 'Age of the oldest e-mail that is to be sent' },
      async () =>
        onlyValue(
          await database.query<Row>(
            `SELECT coalesce(greatest(extract(epoch FROM now() - min(created_at)), 0), 0)::float8 AS value
               FROM email_message WHERE state IN ('queued', 'sending')`,
          ),
        ),
    );
    metrics.gauge(
      { name: 'emails_undeliverable', help: 'E-mails that were given up and that nobody has tried again' },
      async () =>
        onlyValue(await database.query<Row>(`SELECT count(*)::int AS value FROM email_message WHERE state = 'failed'`)),
    );
  }
}
