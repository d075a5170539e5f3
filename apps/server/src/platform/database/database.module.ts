import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Config } from '../config/config.ts';
import { createDataSource, type EntityClasses } from './data-source.ts';
import { Database } from './database.ts';
import { TimeZones } from './time-zones.ts';

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
            createDataSource({
              ...settings,
              url: config.env.DATABASE_URL,
              poolSize: config.env.DATABASE_POOL,
            }).initialize(),
        },
        Database,
        TimeZones,
      ],
      exports: [Database, TimeZones],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
