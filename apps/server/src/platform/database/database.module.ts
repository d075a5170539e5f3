import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type MixedList } from 'typeorm';

import { Config } from '../config/config.ts';
import { createDataSource } from './data-source.ts';
import { Database } from './database.ts';

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static forRoot(settings: { applicationName: string; entities: MixedList<new () => object> }): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: DataSource,
          inject: [Config],
          useFactory: (config: Config) =>
            createDataSource({ ...settings, url: config.env.DATABASE_URL, poolSize: config.env.DATABASE_POOL }).initialize(),
        },
        Database,
      ],
      exports: [Database],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
