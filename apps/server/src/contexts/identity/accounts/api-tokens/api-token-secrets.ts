import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { API_TOKEN_PREFIX } from '@common-roof/contracts';

const RANDOM_BYTES = 32;
const CHECKSUM_CHARACTERS = 7;
const SHAPE = /^crt_[\w-]{43}[0-9a-z]{7}$/;
const BEARER = /^Bearer +(\S+)$/i;

/** The checksum shows without the database that a text is no token: a typing error, or a guess. */
const checksumOf = (text: string): string => crc32(text).toString(36).padStart(CHECKSUM_CHARACTERS, '0');

/** Returns a new token: a prefix that scanners for secrets recognise, 256 random bits, and a checksum. */
export function newApiToken(): string {
  const body = `${API_TOKEN_PREFIX}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
  return `${body}${checksumOf(body)}`;
}

export const isApiToken = (text: string): boolean =>
  SHAPE.test(text) && checksumOf(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);

export const hashOfApiToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns what an `Authorization` header carries as a bearer token (RFC 6750); null for anything else. */
export const bearerIn = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;
