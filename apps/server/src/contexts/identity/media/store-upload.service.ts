import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type FileRow, ImagesRepository, type NewFile, type NewUpload } from './images.repository.ts';

interface Content {
  readonly key: string;
  readonly bytes: Buffer;
}

export interface StoredUpload {
  readonly file: NewFile;
  /** What is written for the file's row. */
  readonly contents: (file: FileRow) => readonly Content[];
  readonly about?: NewUpload;
}

const MEGABYTE = 1_000_000;

/** Stores what was uploaded and counts it: photos, PDFs and voice messages share a quota. */
@Injectable()
export class StoreUpload {
  constructor(
    private readonly store: FileStore,
    private readonly database: Database,
    private readonly images: ImagesRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the file's row before the file, and the upload's row after it: `DeleteUnusedImages` finds whatever an
   * interruption leaves.
   * @returns the id of the upload
   * @throws 422 when the quota is full
   */
  async run(actor: Actor, { file, contents, about }: StoredUpload): Promise<string> {
    await this.requireQuota(actor, file.bytes);
    const row = await this.images.claimFile(file, this.clock.now());
    // Also when a row says that it is stored: a storage may have lost it, and here are the bytes.
    let { stored } = row;
    for (const { key, bytes } of contents(row)) {
      if (row.stored && (await this.store.has(key))) continue;
      await this.store.write(key, bytes, file.mediaType);
      stored = false;
    }
    if (!stored) await this.images.markStored(row.id, this.clock.now());
    return this.database.transaction(async () => {
      await this.images.lockUploader(actor.accountId);
      await this.requireQuota(actor, file.bytes);
      return this.images.insert(actor.accountId, row.id, this.clock.now(), about);
    });
  }

  private async requireQuota(actor: Actor, more: number): Promise<void> {
    const quota = this.config.env.IMAGE_QUOTA_BYTES;
    if ((await this.images.sumBytes(actor.accountId)) + more <= quota) return;
    throw new DomainError('rule_violated', {
      detail: filled('Your photos and files fill the {most} MB that an account has. Delete some first.', {
        most: Math.floor(quota / MEGABYTE),
      }),
    });
  }
}
