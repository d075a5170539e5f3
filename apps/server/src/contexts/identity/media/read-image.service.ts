import type { ImageSize } from '@common-roof/contracts';
import { Injectable, Logger } from '@nestjs/common';

import { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { storageKey } from './images.mapper.ts';
import { ImagesRepository, type ReadableRow } from './images.repository.ts';
import { PhotoPlaces } from './photo-places.ts';

/** An image that the caller may read; its bytes are fetched only when needed. */
export interface ReadableImage {
  /** Identifies the content: it never changes. */
  readonly tag: string;
  bytes(): Promise<Buffer>;
}

@Injectable()
export class ReadImage {
  private readonly logger = new Logger('images');

  constructor(
    private readonly images: ImagesRepository,
    private readonly places: PhotoPlaces,
    private readonly store: FileStore,
  ) {}

  /**
   * For its uploader, and for any reader who may see something that it is a photo of.
   * @param actor null for a caller without a session
   * @throws 404, and 401 without a session: neither reveals whether the image exists
   */
  async find(actor: Actor | null, id: string, size: ImageSize): Promise<ReadableImage> {
    const image = await this.images.findReadable(id);
    if (!image || !(await this.mayRead(actor, image))) {
      throw actor ? notFound() : new DomainError('unauthenticated');
    }
    const file = { id: image.file_id, sha256: image.sha256 };
    return { tag: `"${image.sha256}-${size}"`, bytes: () => this.bytesOf(storageKey(file, size)) };
  }

  private async mayRead(actor: Actor | null, { uploader_id, places }: ReadableRow): Promise<boolean> {
    if (actor?.accountId === uploader_id) return true;
    for (const place of places) if (await this.places.mayRead(actor, place)) return true;
    return false;
  }

  private async bytesOf(key: string): Promise<Buffer> {
    const bytes = await this.store.read(key);
    if (bytes) return bytes;
    this.logger.error(`The file ${key} is not in the storage.`);
    throw notFound();
  }
}
