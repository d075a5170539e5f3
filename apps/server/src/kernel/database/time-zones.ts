import { Injectable } from '@nestjs/common';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import { Database } from './database.ts';

/** Node and PostgreSQL each have a list of time zones; what is stored has to be in both. */
@Injectable()
export class TimeZones {
  constructor(private readonly database: Database) {}

  /** @throws 422 for a time zone that the database does not know */
  async require(zone: string | undefined): Promise<void> {
    if (zone === undefined) return;
    const [row] = await this.database.query<{ known: boolean }>('SELECT is_time_zone($1) AS known', [zone]);
    if (!row?.known) throw unacceptable('time_zone', 'We don’t know this time zone. Choose one from the list.');
  }
}
