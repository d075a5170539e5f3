import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import { Decrypter, Encrypter } from 'age-encryption';

import { BackupError } from './backup-error.ts';

/**
 * How a backup is encrypted, as the age format defines it: with a passphrase, or for a recipient (`age1…`), who opens it
 * with an identity (`AGE-SECRET-KEY-1…`). https://age-encryption.org/v1
 */
export interface Protection {
  readonly passphrase?: string | undefined;
  readonly recipient?: string | undefined;
  readonly identity?: string | undefined;
}

const MARK = 'age-encryption.org/v1';

export const encrypts = ({ passphrase, recipient }: Protection): boolean => Boolean(passphrase ?? recipient);

/** Returns the stream, encrypted where there is anything to encrypt it with. @throws BackupError for a malformed recipient */
export async function encrypted(plain: Readable, protection: Protection): Promise<Readable> {
  if (!encrypts(protection)) return plain;
  const encrypter = new Encrypter();
  try {
    // Only one of them: age allows no other recipient beside a passphrase.
    if (protection.recipient !== undefined) encrypter.addRecipient(protection.recipient);
    else encrypter.setPassphrase(protection.passphrase ?? '');
  } catch (cause) {
    throw new BackupError('BACKUP_RECIPIENT is not a recipient of age, which begins with “age1”.', { cause });
  }
  return throughWeb(plain, (bytes) => encrypter.encrypt(bytes));
}

/** Reads a backup, decrypted if it is encrypted. @throws BackupError without what opens it */
export async function opened(place: string, protection: Protection): Promise<Readable> {
  if (!(await isEncrypted(place))) return createReadStream(place);
  const { passphrase, identity } = protection;
  if (passphrase === undefined && identity === undefined) {
    throw new BackupError('This backup is encrypted: give its BACKUP_PASSPHRASE or BACKUP_IDENTITY.');
  }
  const decrypter = new Decrypter();
  try {
    if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
    if (identity !== undefined) decrypter.addIdentity(identity);
    return await throughWeb(createReadStream(place), (bytes) => decrypter.decrypt(bytes));
  } catch (cause) {
    throw new BackupError('This passphrase or identity doesn’t open the backup.', { cause });
  }
}

async function isEncrypted(place: string): Promise<boolean> {
  const file = await open(place).catch((cause: unknown) => {
    throw new BackupError(`${place} can’t be read.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MARK.length), 0, MARK.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === MARK;
  } finally {
    await file.close();
  }
}

/** The library takes and returns streams of the web. */
async function throughWeb(
  stream: Readable,
  change: (bytes: globalThis.ReadableStream<Uint8Array>) => Promise<globalThis.ReadableStream<Uint8Array>>,
): Promise<Readable> {
  const changed = await change(Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(changed);
}
