import { setTimeout as pause } from 'node:timers/promises';

import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CommonClock } from '../clock/common-clock.ts';
import { Config } from '../config/config.ts';
import { toDomainError } from '../http/problem.ts';
import { createDataSource, type EntityClasses } from './data-source.ts';
import { Database } from './database.ts';
import { TimeZones } from './time-zones.ts';

const ATTEMPTS = 10;
const PAUSE_MS = 500;

/**
 * A process that starts beside its database may be a little early, and on a busy machine its own start takes longer than a
 * connection may. What is wrong for good, such as a password, is not tried again.
 */
async function connected(connect: () => Promise<DataSource>): Promise<DataSource> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      if (attempt === ATTEMPTS || toDomainError(error).code !== 'unavailable') throw error;
      await pause(PAUSE_MS);
    }
  }
}

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static forRoot(settings: { applicationName: string; entities: EntityClasses }): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: DataSource,
          inject: [Config],
          useFactory: (config: Config) =>
            connected(() =>
              createDataSource({
                ...settings,
                url: config.env.DATABASE_URL,
                poolSize: config.env.DATABASE_POOL,
              }).initialize(),
            ),
        },
        Database,
        TimeZones,
        CommonClock,
      ],
      exports: [Database, TimeZones],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
