import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Database } from './database.ts';
import { canChangeTables } from './grants.ts';

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
    if (!(await canChangeTables((sql) => this.database.query<object>(sql)))) return;
    this.logger.warn(
      'DATABASE_URL names the owner of the tables: name another role there, and the owner in DATABASE_OWNER_URL.',
    );
  }
}
