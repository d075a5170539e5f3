import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

import { Config } from '../config/config.ts';

/** Private storage of bytes by content address; who may read them is decided by whoever owns the object. */
@Injectable()
export class FileStore {
  private readonly disk: Disk;

  constructor(config: Config) {
    this.disk = new Disk(new FSDriver({ location: `${config.env.DATA_DIR}/files`, visibility: 'private' }));
  }

  put(key: string, content: Buffer, contentType: string): Promise<void> {
    return this.disk.put(key, content, { contentType });
  }

  read(key: string): Promise<Readable> {
    return this.disk.getStream(key);
  }

  exists(key: string): Promise<boolean> {
    return this.disk.exists(key);
  }

  delete(key: string): Promise<void> {
    return this.disk.delete(key);
  }
}
