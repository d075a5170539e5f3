import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CommonClock } from './common-clock.ts';
import { Config } from '#kernel/config/config.ts';
import { toDomainError } from '#kernel/errors/problem.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { dataSourceOptions } from './data-source.ts';
import { Database } from './database.ts';
import { JoiningDataSource } from './joining-data-source.ts';
import { RoleCheck } from './role-check.ts';
import { RowTree } from './row-tree.ts';
import { TimeZones } from './time-zones.ts';

/**
 * A process that starts beside its database may be a little early, and on a busy machine its own start takes longer
 * than a connection may. A permanent error, such as a wrong password, isn't retried.
 */
const PATIENCE = {
  retryAttempts: 10,
  retryDelay: 500,
  toRetry: (error: unknown): boolean => toDomainError(error).code === 'unavailable',
};

/** Provides the connection. A module lists its own tables: `TypeOrmModule.forFeature([NoteEntity])`. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(applicationName: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Config],
          useFactory: ({ env }: Config) => ({
            ...dataSourceOptions({
              applicationName,
              url: env.DATABASE_URL,
              poolSize: env.DATABASE_POOL,
              patience: env.DATABASE_PATIENCE,
            }),
            ...PATIENCE,
            autoLoadEntities: true,
          }),
          dataSourceFactory: (options) => {
            if (!options) throw new Error('There is nothing that says where the database is.');
            return Promise.resolve(new JoiningDataSource(options));
          },
        }),
      ],
      providers: [Database, TimeZones, CommonClock, DatabaseMetrics, RowTree, RoleCheck],
      exports: [Database, TimeZones, RowTree],
    };
  }
}
