import { Global, Module } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Metrics } from '#kernel/metrics/metrics.ts';
import { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

@Global()
@Module({
  providers: [
    {
      provide: FileStore,
      inject: [Config, Metrics],
      useFactory: ({ env }: Config, metrics: Metrics) => {
        const failures = metrics.counter({
          name: 'file_failures_total',
          help: 'Files that could not be stored, read or deleted, because the storage did not work',
          labels: ['operation'],
        });
        // A counter that begins at its first failure shows none.
        for (const operation of ['stored', 'read', 'deleted']) failures.increment({ operation }, 0);
        return openFileStore(env, (operation) => {
          failures.increment({ operation });
        });
      },
    },
  ],
  exports: [FileStore],
})
export class FilesModule {}
