import { Global, Module } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

@Global()
@Module({
  providers: [{ provide: FileStore, inject: [Config], useFactory: (config: Config) => openFileStore(config.env) }],
  exports: [FileStore],
})
export class FilesModule {}
