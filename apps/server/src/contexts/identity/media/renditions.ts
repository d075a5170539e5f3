import { createHash } from 'node:crypto';

import { LIMITS } from '@common-roof/contracts';
import { imageFormatOf, isDecodable } from '@common-roof/domain';
import { filled, type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { ConcurrencyLimiter } from '#kernel/rate-limits/concurrency-limiter.ts';

/** Longest sides, in pixels. */
const LARGE = 2_048;
const SMALL = 480;
const LARGE_QUALITY = 82;
const SMALL_QUALITY = 76;
const DECODE_SECONDS = 10;
/** An image of 40 million pixels takes 160 MB while it is decoded. */
const AT_ONCE = 2;
const WAITING = 40;
const RETRY_SECONDS = 5;

/** The stored form of an image: two WebP images without metadata. */
export interface Rendered {
  readonly large: Buffer;
  readonly small: Buffer;
  /** Of the large one, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the large one's bytes, in hexadecimal: the small one follows from the same pixels. */
  readonly sha256: string;
}

const refused = (detail: WholeSentence): DomainError => new DomainError('rule_violated', { detail });

const busy = (): DomainError =>
  new DomainError('unavailable', { detail: 'We’re receiving a lot of photos right now.', retryAfter: RETRY_SECONDS });

/**
 * Maps an error of the library to a problem. Its texts are for programmers, so that all but one of its reasons become
 * the same one.
 */
export function whyNot(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  // Says nothing about the image: a busy machine takes longer for every one of them.
  if (error instanceof Error && error.message.includes('timeout: ')) return busy();
  return refused('This picture is damaged or incomplete.');
}

/** Converts an upload to its stored form: decoded and encoded again, so that nothing else in it survives. */
@Injectable()
export class Renditions {
  private readonly limiter = new ConcurrencyLimiter(AT_ONCE, WAITING, busy);

  /**
   * @throws 413, 415 or 422 with the reason why the image is rejected; 503 when too many wait, or the machine is too
   * busy
   */
  async create(bytes: Buffer): Promise<Rendered> {
    if (bytes.length > LIMITS.imageBytes) {
      throw new DomainError('body_too_large', {
        detail: filled('A photo can have up to {most} MB.', { most: LIMITS.imageBytes / 1_000_000 }),
      });
    }
    const format = imageFormatOf(bytes);
    if (format === null) {
      throw new DomainError('unsupported_media_type', { detail: 'Only JPEG, PNG and WebP pictures are accepted.' });
    }
    return this.limiter.run(() => this.render(bytes, format));
  }

  private async render(bytes: Buffer, format: string): Promise<Rendered> {
    const { sharp } = await import('./image-library.ts');
    try {
      const read = { failOn: 'error', limitInputPixels: LIMITS.imagePixels, autoOrient: true } as const;
      const about = await sharp(bytes, { ...read, limitInputPixels: false }).metadata();
      if (about.format !== format) throw refused('This picture is damaged.');
      if (!isDecodable(about.width, about.height)) throw refused('This picture has too many pixels.');
      const { data, info } = await sharp(bytes, read)
        .timeout({ seconds: DECODE_SECONDS })
        .resize({ width: LARGE, height: LARGE, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const pixels = (): Sharp =>
        sharp(data, { raw: { width, height, channels } }).timeout({ seconds: DECODE_SECONDS });
      const large = await pixels().webp({ quality: LARGE_QUALITY }).toBuffer();
      const small = await pixels()
        .resize({ width: SMALL, height: SMALL, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: SMALL_QUALITY })
        .toBuffer();
      return { large, small, width, height, sha256: createHash('sha256').update(large).digest('hex') };
    } catch (error) {
      throw whyNot(error);
    }
  }
}
