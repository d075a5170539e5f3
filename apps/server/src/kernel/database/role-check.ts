import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Database } from './database.ts';

/** Warns an operator whose installation has one role for everything. */
@Injectable()
export class RoleCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger('database');

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.isProduction) return;
    const owned = await this.database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
          AND pg_has_role(relowner, 'MEMBER') LIMIT 1`,
    );
    if (owned.length === 0) return;
    this.logger.warn(
      'DATABASE_URL names the owner of the tables: name another role there, and the owner in DATABASE_OWNER_URL.',
    );
  }
}
