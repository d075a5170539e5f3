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
        return openFileStore(env, (operation) => {
          failures.add({ operation });
        });
      },
    },
  ],
  exports: [FileStore],
})
export class FilesModule {}
