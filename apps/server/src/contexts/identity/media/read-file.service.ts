import { Injectable } from '@nestjs/common';

import { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { endingOf, fileKey } from './files.mapper.ts';
import type { StoredAnswer } from './image-answer.ts';
import { ImagesRepository } from './images.repository.ts';
import { PhotoPlaces } from './photo-places.ts';
import { readStored } from './read-stored.ts';

/** Reads PDFs and voice messages. */
@Injectable()
export class ReadFile {
  constructor(
    private readonly images: ImagesRepository,
    private readonly places: PhotoPlaces,
    private readonly store: FileStore,
  ) {}

  /** For its uploader, and for everyone who can read what it came with. @throws 404 */
  async find(actor: Actor, id: string): Promise<StoredAnswer> {
    const upload = await this.images.findReadable(id);
    if (!upload || upload.media_type === 'image/webp') throw notFound();
    if (!(await this.places.mayReadUpload(actor, upload))) throw notFound();
    const { file_id, sha256, media_type: type, file_name: name } = upload;
    return {
      tag: `"${sha256}"`,
      type,
      fileName: name ?? `voice-message.${endingOf(type)}`,
      bytes: () => readStored(this.store, fileKey({ id: file_id, sha256 }, type)),
    };
  }
}
