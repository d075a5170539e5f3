import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import forge from 'node-forge';

import { DEMONSTRATION_KEY_FILE } from './demonstration-key-file.ts';

/** It protects nothing: anyone who can read the file can seal with it, and nobody trusts its certificate. */
export const DEMONSTRATION_PASSWORD = 'demonstration';
const NAME = 'Common Roof demonstration';
const BITS = 3_072;
const YEARS = 10;

/**
 * Returns this folder's key for sealing when no other is configured, and creates it on first use. Concurrent processes
 * get the same key.
 * @returns a PKCS#12 file with {@link DEMONSTRATION_PASSWORD}
 */
export async function demonstrationKey(dataDir: string, now: Date): Promise<{ file: string; content: Buffer }> {
  const file = path.resolve(dataDir, DEMONSTRATION_KEY_FILE);
  const known = await readFile(file).catch(ifMissing);
  if (known) return { file, content: known };
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeForOwner(unfinished, await makeKeyFile(now));
    // Linking succeeds once: a second process uses the file that exists, which is always complete.
    await link(unfinished, file).catch(ifThere);
  } finally {
    await rm(unfinished, { force: true });
  }
  return { file, content: await readFile(file) };
}

async function writeForOwner(file: string, content: Buffer): Promise<void> {
  const opened = await open(file, 'wx', 0o600);
  try {
    await opened.writeFile(content);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function makeKeyFile(now: Date): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const certificate = certificateOf(key, now);
  const made = forge.pkcs12.toPkcs12Asn1(key, [certificate], DEMONSTRATION_PASSWORD, { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(made).getBytes(), 'latin1');
}

function certificateOf(key: forge.pki.rsa.PrivateKey, now: Date): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  // Positive, whatever the first random bit is.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - 86_400_000);
  certificate.validity.notAfter = new Date(now.getTime() + YEARS * 365 * 86_400_000);
  const name = [{ name: 'commonName', value: NAME }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return certificate;
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function ifThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
