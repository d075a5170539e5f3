import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's own number. */
const ITERATIONS = 4_096;
const SALT_BYTES = 16;
const HASH = 'sha256';

/**
 * Returns what PostgreSQL stores of a password (RFC 5803). Given this in its place, the server never sees the password,
 * and can't write it to a log.
 */
export function scramVerifier(password: string, salt = randomBytes(SALT_BYTES)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, HASH);
  const keyFor = (name: string): Buffer => createHmac(HASH, salted).update(name).digest();
  const storedKey = createHash(HASH).update(keyFor('Client Key')).digest('base64');
  const serverKey = keyFor('Server Key').toString('base64');
  return `SCRAM-SHA-256$${String(ITERATIONS)}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
