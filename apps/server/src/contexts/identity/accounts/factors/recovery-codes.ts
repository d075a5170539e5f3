import { createHash, randomBytes } from 'node:crypto';

/** Crockford's Base32, without letters that are easily confused. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = 4;
export const RECOVERY_CODES = 10;

/** Eighty random bits, so that a hash without a secret of its own cannot be reversed. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => LETTERS[byte % LETTERS.length] ?? '')
      .join('')
      .replace(new RegExp(`.{${String(GROUP)}}(?=.)`, 'g'), '$&-'),
  );
}

/** Accepts a code however it was typed: in capitals, without hyphens, with letters that look like a digit. */
export function hashOfCode(accountId: string, code: string): Buffer {
  const plain = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return createHash('sha256').update(`${accountId}:${plain}`).digest();
}
