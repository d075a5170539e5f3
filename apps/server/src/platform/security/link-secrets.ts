import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../config/config.ts';

/**
 * Secrets of one-time links. A link's secret is derived from the id of its row with a key outside the database, so a
 * worker can write the link into an e-mail long after, while the row, like a copy of the database, holds only a hash.
 */
@Injectable()
export class LinkSecrets {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(config.env.LINK_SECRET, 'base64');
  }

  /** 256 bits, base64url. */
  secretOf(purpose: string, id: string): string {
    return createHmac('sha256', this.key).update(`${purpose}:${id}`).digest('base64url');
  }

  hash(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }

  /** A value that only we can have written, for links that carry their own meaning: `value.signature`. */
  sign(purpose: string, value: string): string {
    return `${Buffer.from(value).toString('base64url')}.${this.secretOf(purpose, value)}`;
  }

  /** @returns the signed value, or null for anything that we did not sign. */
  verify(purpose: string, signed: string): string | null {
    const [encoded = '', signature = ''] = signed.split('.');
    const value = Buffer.from(encoded, 'base64url').toString();
    const expected = Buffer.from(this.secretOf(purpose, value));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
  }
}
