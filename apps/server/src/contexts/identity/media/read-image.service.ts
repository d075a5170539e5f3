import type { ImageSize } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { storageKey } from './images.mapper.ts';
import { ImagesRepository } from './images.repository.ts';
import { type Place, PhotoPlaces } from './photo-places.ts';
import { readStored } from './read-stored.ts';

/** An image that the caller may read; its bytes are fetched only when needed. */
export interface ReadableImage {
  /** Identifies the content: it never changes. */
  readonly tag: string;
  bytes(): Promise<Buffer>;
}

@Injectable()
export class ReadImage {
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
    if (image?.media_type !== 'image/webp' || !(await this.places.mayReadUpload(actor, image))) {
      throw actor ? notFound() : new DomainError('unauthenticated');
    }
    return this.readable(image, size);
  }

  /**
   * For the module that owns a place and has checked the reader itself, who may have no account.
   * @throws 404 unless it is a photo of this place
   */
  async findAt(place: Place, id: string, size: ImageSize): Promise<ReadableImage> {
    const image = await this.images.findReadable(id);
    const isOfPlace = image?.places.some((one) => one.kind === place.kind && one.id === place.id) ?? false;
    if (image?.media_type !== 'image/webp' || !isOfPlace) throw notFound();
    return this.readable(image, size);
  }

  private readable(image: { file_id: string; sha256: string }, size: ImageSize): ReadableImage {
    const file = { id: image.file_id, sha256: image.sha256 };
    return { tag: `"${image.sha256}-${size}"`, bytes: () => readStored(this.store, storageKey(file, size)) };
  }
}
