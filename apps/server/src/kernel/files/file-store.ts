import type { Readable } from 'node:stream';

import { Logger } from '@nestjs/common';
import type { Disk } from 'flydrive';

import { sha256 } from '#kernel/crypto/sha256.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { FileOnDisk } from './file-folder.ts';
import { causesOf, isMissingFile } from './missing-file.ts';

const RETRY_SECONDS = 30;
/** Private storage of bytes by key. The module that owns the object decides who may read it. */
export class FileStore {
  private readonly logger = new Logger('files');

  /**
   * @param noteFailure is told what could not be done
   * @param writeWhole stores a file completely or not at all; an existing file may belong to another upload and is kept
   */
  constructor(
    private readonly disk: Disk,
    private readonly writeWhole: (key: string, content: Buffer | FileOnDisk, contentType: string) => Promise<void>,
    private readonly noteFailure: (operation: 'stored' | 'read' | 'deleted') => void = () => undefined,
  ) {}

  /** @throws 503 when it could not be stored; nothing of it remains */
  async write(key: string, content: Buffer | FileOnDisk, contentType: string): Promise<void> {
    try {
      await this.writeWhole(key, content, contentType);
    } catch (error) {
      throw this.unavailable(error, 'stored');
    }
  }

  /** @throws 503 when the storage doesn't answer */
  async has(key: string): Promise<boolean> {
    try {
      return await this.disk.exists(key);
    } catch (error) {
      throw this.unavailable(error, 'read');
    }
  }

  /** @returns undefined when there is no such file. @throws 503 when the storage doesn't answer */
  async read(key: string): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await this.disk.getBytes(key));
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw this.unavailable(error, 'read');
    }
  }

  /**
   * Reads a file that was sealed with a hash (SHA-256, hexadecimal).
   * @returns undefined when there is no such file. @throws 409 when its hash differs, 503 as {@link read}
   */
  async readSealed(key: string, digest: string): Promise<Buffer | undefined> {
    const content = await this.read(key);
    if (content === undefined || sha256(content) === digest) return content;
    this.logger.error(`The file ${key} is not what was sealed.`);
    throw new DomainError('conflict', {
      detail: 'This document is not as it was sealed, and is not shown. It has to be restored from a backup.',
    });
  }

  /**
   * Streams a file that is too large for memory. @returns undefined when there is no such file. @throws 503 as {@link
   * read}
   */
  async stream(key: string): Promise<Readable | undefined> {
    if (!(await this.has(key))) return undefined;
    try {
      return await this.disk.getStream(key);
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw this.unavailable(error, 'read');
    }
  }

  /** Deletes a file. A missing file counts as deleted. @throws 503 when the storage doesn't answer */
  async delete(key: string): Promise<void> {
    try {
      await this.disk.delete(key);
    } catch (error) {
      if (!isMissingFile(error)) throw this.unavailable(error, 'deleted');
    }
  }

  private unavailable(error: unknown, what: 'stored' | 'read' | 'deleted'): DomainError {
    this.noteFailure(what);
    const cause = [...causesOf(error)].at(-1);
    this.logger.error(`A file could not be ${what}: ${String(cause?.message ?? error)}`);
    return new DomainError('unavailable', {
      detail: `The file could not be ${what} at the moment. Try again in a little while.`,
      retryAfter: RETRY_SECONDS,
    });
  }
}
