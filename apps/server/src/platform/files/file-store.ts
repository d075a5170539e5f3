import type { Readable } from 'node:stream';

import { Logger } from '@nestjs/common';
import type { Disk } from 'flydrive';

import { DomainError } from '../http/domain-error.ts';
import type { FileOnDisk } from './file-folder.ts';

const RETRY_SECONDS = 30;
/** What the drivers call a file that is not there. */
const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

interface Failure {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

/** An error and what caused it, outermost first: the storage library wraps what its drivers throw. */
function* causes(error: unknown): Generator<Failure> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Failure).cause) yield at;
}

const isMissing = (error: unknown): boolean =>
  [...causes(error)].some(({ name, code }) => MISSING.has(String(name)) || MISSING.has(String(code)));

/** Private storage of bytes by key; who may read them is decided by whoever owns the object. */
export class FileStore {
  private readonly logger = new Logger('files');

  /**
   * @param write stores a file as a whole or not at all: a file that is there already may be somebody else's, and stays
   */
  constructor(
    private readonly disk: Disk,
    private readonly write: (key: string, content: Buffer | FileOnDisk, contentType: string) => Promise<void>,
  ) {}

  /** @throws 503 when it could not be stored, of which nothing remains */
  async put(key: string, content: Buffer | FileOnDisk, contentType: string): Promise<void> {
    try {
      await this.write(key, content, contentType);
    } catch (error) {
      throw this.unavailable(error, 'stored');
    }
  }

  /** @throws 503 when the storage does not answer */
  async has(key: string): Promise<boolean> {
    try {
      return await this.disk.exists(key);
    } catch (error) {
      throw this.unavailable(error, 'read');
    }
  }

  /** @returns undefined when there is no such file. @throws 503 when the storage does not answer */
  async read(key: string): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await this.disk.getBytes(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw this.unavailable(error, 'read');
    }
  }

  /** For what is too large for the memory. @returns undefined when there is no such file. @throws 503 as {@link read} */
  async stream(key: string): Promise<Readable | undefined> {
    if (!(await this.has(key))) return undefined;
    try {
      return await this.disk.getStream(key);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw this.unavailable(error, 'read');
    }
  }

  /** A file that is not there is deleted already. @throws 503 when the storage does not answer */
  async delete(key: string): Promise<void> {
    try {
      await this.disk.delete(key);
    } catch (error) {
      if (!isMissing(error)) throw this.unavailable(error, 'deleted');
    }
  }

  private unavailable(error: unknown, what: 'stored' | 'read' | 'deleted'): DomainError {
    const cause = [...causes(error)].at(-1);
    this.logger.error(`A file could not be ${what}: ${String(cause?.message ?? error)}`);
    return new DomainError('unavailable', {
      detail: `The file could not be ${what} at the moment. Try again in a little while.`,
      retryAfter: RETRY_SECONDS,
    });
  }
}
