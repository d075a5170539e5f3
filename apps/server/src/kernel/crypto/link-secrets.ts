import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';

/**
 * What secrets of links are derived with: a ring of keys outside the database. The first makes new ones; the others are
 * known as long as the ring has them, and what was made with a key that has left it opens nothing.
 */
@Injectable()
export class LinkSecrets {
  private readonly ring: ReadonlyMap<string, Buffer>;
  /** The id of the key that makes new secrets. */
  readonly currentKey: string;

  constructor({ env }: Config) {
    this.ring = new Map(env.LINK_SECRET.map(({ kid, secret }) => [kid, secret]));
    this.currentKey = env.LINK_SECRET[0]?.kid ?? '';
  }

  /** The ids of all keys that are known. */
  get keys(): readonly string[] {
    return [...this.ring.keys()];
  }

  /** 256 bits, base64url. @throws Error for a key that is not in the ring */
  secretOf(purpose: string, id: string, keyId = this.currentKey): string {
    const key = this.ring.get(keyId);
    if (!key) throw new Error(`There is no key "${keyId}" for links.`);
    return createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url');
  }

  hash(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }

  /** A value that only we can have written, for what carries its own meaning: `value.signature`. */
  sign(purpose: string, value: string): string {
    return `${Buffer.from(value).toString('base64url')}.${this.secretOf(purpose, value)}`;
  }

  /** @returns the signed value, or null for anything that we did not sign. */
  verify(purpose: string, signed: string): string | null {
    const [encoded = '', signature = ''] = signed.split('.');
    const value = Buffer.from(encoded, 'base64url').toString();
    const given = Buffer.from(signature);
    const isOurs = this.keys.some((key) => {
      const expected = Buffer.from(this.secretOf(purpose, value, key));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? value : null;
  }
}
