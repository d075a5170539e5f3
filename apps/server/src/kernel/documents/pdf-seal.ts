import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import type { SealKey } from './seal-key.ts';
import { withSignatureField, type FieldDetails } from './signature-field.ts';

/** A signature that is not made yet may be a few bytes longer: two numbers of an EC signature, one byte each. */
const SPARE_BYTES = 8;

/** Seals printed documents with the operator's certificate: PAdES baseline B, over the whole file. */
@Injectable()
export class PdfSeal implements OnModuleInit {
  private readonly logger = new Logger('seal');
  private opened: Promise<SealKey> | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A key that was configured is opened when the process starts, not when the first document waits for it. */
  async onModuleInit(): Promise<void> {
    if (this.config.env.SEAL_KEY_FILE !== undefined) await this.sealKey();
  }

  /**
   * The document with a signature behind it. With an RSA key the same document and details are the same bytes again.
   * @throws Error for what `Pdf` did not print, and for what is sealed already
   */
  async seal(pdf: Buffer, details: FieldDetails): Promise<Buffer> {
    const key = await this.sealKey();
    const { cadesSignature } = await import('./cades-signature.ts');
    const room = cadesSignature(Buffer.alloc(32), key).length + SPARE_BYTES;
    const { file, from, to } = withSignatureField(pdf, details, room);
    const digest = createHash('sha256').update(file.subarray(0, from - 1)).update(file.subarray(to + 1)).digest(); // prettier-ignore
    file.write(cadesSignature(digest, key).toString('hex'), from, 'latin1');
    return file;
  }

  private sealKey(): Promise<SealKey> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<SealKey> {
    const { SEAL_KEY_FILE: file, SEAL_KEY_PASSWORD: password = '', DATA_DIR } = this.config.env;
    if (file === undefined) {
      const { DEMONSTRATION_PASSWORD, demonstrationKey } = await import('./demonstration-key.ts');
      const made = await demonstrationKey(DATA_DIR, this.clock.now());
      return openKey(made.file, made.content, DEMONSTRATION_PASSWORD);
    }
    const content = await readFile(file).catch((error: unknown) => {
      throw new Error('SEAL_KEY_FILE could not be read.', { cause: error });
    });
    const key = await openKey('SEAL_KEY_FILE', content, password);
    const { validFromDate, validToDate } = key.certificate;
    const now = this.clock.now();
    if (now < validFromDate || now > validToDate) {
      this.logger.warn('The certificate of SEAL_KEY_FILE is not valid now: readers will say so of every document.');
    }
    return key;
  }
}

async function openKey(name: string, content: Buffer, password: string): Promise<SealKey> {
  // Its library is large, and no process seals before it is asked to.
  const { SealKey } = await import('./seal-key.ts');
  try {
    return SealKey.open(content, password);
  } catch (error) {
    throw new Error(`${name} cannot be used. ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
