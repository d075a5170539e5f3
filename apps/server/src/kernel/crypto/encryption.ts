import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { LinkSecrets } from './link-secrets.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts text for a store that must not be able to read it (AES-256-GCM). Uses the newest key of the ring, derived for
 * a purpose; decrypts with the key that the text names.
 */
@Injectable()
export class Encryption {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly secrets: LinkSecrets) {}

  /** @returns `keyId.base64` */
  encrypt(purpose: string, text: string): string {
    const keyId = this.secrets.currentKey;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keyOf(purpose, keyId), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
  }

  /** @returns null if the key is unknown, the purpose is another, or the text was changed */
  decrypt(purpose: string, sealed: string): string | null {
    const [keyId = '', encoded = ''] = sealed.split('.');
    const bytes = Buffer.from(encoded, 'base64');
    if (!this.secrets.keys.includes(keyId) || bytes.length < IV_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.keyOf(purpose, keyId), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** Whether it was encrypted with the newest key. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${this.secrets.currentKey}.`);
  }

  private keyOf(purpose: string, keyId: string): Buffer {
    const id = `${keyId}:${purpose}`;
    const known = this.keys.get(id);
    if (known) return known;
    const key = Buffer.from(this.secrets.secretOf('seal', purpose, keyId), 'base64url');
    this.keys.set(id, key);
    return key;
  }
}
