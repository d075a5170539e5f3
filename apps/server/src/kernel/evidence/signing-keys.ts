import { createECDH, createHash, createHmac, createPrivateKey, type KeyObject, sign } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';

/** What others check a signature with. Both in lower-case hexadecimal. */
export interface PublicKey {
  /** SHA-256 of the point. */
  readonly fingerprint: string;
  /** An uncompressed point on P-256, as browsers import it. */
  readonly point: string;
}

interface SigningKey extends PublicKey {
  readonly key: KeyObject;
}

const CURVE = 'prime256v1';
const PURPOSE = 'signing-key:p-256';

/**
 * Keys for what people outside check with a browser (ECDSA on P-256 with SHA-256). Each follows from a key of
 * `EVIDENCE_SECRET`, whose keys are never removed, so that what an earlier one signed can still be checked and nothing
 * more has to be kept.
 */
@Injectable()
export class SigningKeys {
  private readonly ring: readonly SigningKey[];

  constructor({ env }: Config) {
    this.ring = env.EVIDENCE_SECRET.map(({ secret }) => signingKeyOf(secret));
  }

  /** Returns the key that signs. */
  get current(): PublicKey {
    return this.first;
  }

  /** Returns all keys, the current one first. */
  list(): PublicKey[] {
    return this.ring.map(({ fingerprint, point }) => ({ fingerprint, point }));
  }

  /** Signs a text with the current key. @returns 64 bytes, as browsers verify them */
  sign(text: string): Buffer {
    return sign('sha256', Buffer.from(text), { key: this.first.key, dsaEncoding: 'ieee-p1363' });
  }

  private get first(): SigningKey {
    const [first] = this.ring;
    if (!first) throw new Error('There is no key for evidence.');
    return first;
  }
}

/** Derives the key of a secret. A number outside the order of the curve is one in four billion; the next one is taken. */
function signingKeyOf(secret: Buffer): SigningKey {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = createHmac('sha256', secret)
      .update(`${PURPOSE}:${String(attempt)}`)
      .digest();
    const pair = createECDH(CURVE);
    try {
      pair.setPrivateKey(scalar);
    } catch {
      continue;
    }
    const point = pair.getPublicKey();
    const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', d: scalar.toString('base64url'), x: part(1), y: part(33) };
    return {
      key: createPrivateKey({ format: 'jwk', key: jwk }),
      point: point.toString('hex'),
      fingerprint: createHash('sha256').update(point).digest('hex'),
    };
  }
}
