import { createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The keys by which push services know this product, and an address at which they reach its operator (RFC 8292). */
export interface Vapid {
  /** A point on P-256, as base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:…` or `https:…` */
  readonly subject: string;
}

/** Push services accept at most a day. */
const LIFE_SECONDS = 12 * 3_600;

/** Returns the header that proves to the push service of `endpoint` who sends. */
export function authorize(endpoint: string, { publicKey, privateKey, subject }: Vapid, now: Date): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1_000) + LIFE_SECONDS, sub: subject };
  const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const key = keyOf(publicKey, privateKey);
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function keyOf(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' },
  });
}
