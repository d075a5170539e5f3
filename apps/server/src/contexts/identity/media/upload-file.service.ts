import { createHash } from 'node:crypto';

import { LIMITS, type ParsedInput, type SentFile, type uploadFile } from '@common-roof/contracts';
import { fileTypeOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { DomainError } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { fileKey, toSentFile } from './files.mapper.ts';
import { fileTooLarge } from './image-sources.ts';
import { StoreUpload } from './store-upload.service.ts';
import type { ImageSource } from './upload-images.service.ts';

const absent = (): DomainError => new DomainError('invalid_request', { detail: 'There is no file in this form.' });

/**
 * Stores a PDF or a voice message unchanged. Nothing here reads more than its first bytes: it is served as a download,
 * and only readers' own programs open it.
 */
@Injectable()
export class UploadFile {
  constructor(private readonly storing: StoreUpload) {}

  /** @throws 400 without a file, 413, 415 for other kinds of files, 422 when the quota is full */
  async run(
    actor: Actor,
    { name, duration_ms: duration }: ParsedInput<typeof uploadFile>['body'],
    sources: AsyncIterable<ImageSource>,
  ): Promise<SentFile> {
    const bytes = await this.readOne(sources);
    const mediaType = fileTypeOf(bytes);
    const isPdf = mediaType === 'application/pdf';
    if (mediaType === null || isPdf !== (name !== undefined)) {
      throw new DomainError('unsupported_media_type', {
        detail: 'Only PDF files and recorded voice messages are accepted.',
      });
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const about = {
      fileName: name === undefined ? null : withEnding(name),
      durationMs: duration ?? null,
    };
    const id = await this.storing.run(actor, {
      file: { sha256, bytes: bytes.length, mediaType, width: null, height: null },
      contents: (row) => [{ key: fileKey(row, mediaType), bytes }],
      about,
    });
    return toSentFile({
      file_id: id,
      media_type: mediaType,
      file_name: about.fileName,
      bytes: bytes.length,
      duration_ms: about.durationMs,
    });
  }

  private async readOne(sources: AsyncIterable<ImageSource>): Promise<Buffer> {
    for await (const source of sources) {
      if ('refusal' in source) throw source.refusal;
      if (source.bytes.length > LIMITS.fileBytes) throw fileTooLarge;
      return source.bytes;
    }
    throw absent();
  }
}

/** A reader's device opens a file by the end of its name. */
const withEnding = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`);
