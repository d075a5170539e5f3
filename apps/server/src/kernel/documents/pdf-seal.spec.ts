import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';

import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { checkSeal } from '#test/support/check-seal.ts';
import { aLease, printed } from '#test/support/printed.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { DEMONSTRATION_PASSWORD, demonstrationKey } from './demonstration-key.ts';
import { Pdf } from './pdf.ts';
import { PdfSeal } from './pdf-seal.ts';
import { requireStrongKey, SealKey } from './seal-key.ts';

const services = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://a@127.0.0.1/b',
  REDIS_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1',
};
const details = { date: new Date('2026-11-22T10:05:00Z'), reason: 'Signed by all parties · от всех' };
const OTHERS_PASSWORD = 'correct horse';
const pdf = new Pdf();

let dataDir: string;
const sealIn = (environment: Record<string, string> = {}): PdfSeal =>
  new PdfSeal(new Config({ ...services, DATA_DIR: dataDir, ...environment }), new Clock());

/** Creates the key of an installation other than the one that seals. */
const otherKey = (): ReturnType<typeof demonstrationKey> =>
  demonstrationKey(path.join(dataDir, 'other'), new Date('2026-11-22T10:00:00Z'));

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'common-roof-seal-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a sealed document', () => {
  let bare: Buffer;
  let sealed: Buffer;
  beforeAll(async () => {
    bare = await pdf.print(aLease(1));
    sealed = await sealIn().seal(bare, details);
  });

  it('is the unchanged document, followed by a valid signature', async () => {
    expect(sealed.subarray(0, bare.length).equals(bare)).toBe(true);
    expect(await checkSeal(sealed)).toEqual([]);
    const [before, after] = [await readPdf(bare), await readPdf(sealed)];
    expect(after).toMatchObject({ text: before.text, structure: before.structure });
    expect(after.info).toMatchObject({ IsSignaturesPresent: true, Title: before.info['Title'] });
  });

  it('has the same bytes when it is made again', async () => {
    expect((await sealIn().seal(bare, details)).equals(sealed)).toBe(true);
  });

  const tellsOf = async (position: number, difference: number): Promise<void> => {
    const copy = Buffer.from(sealed);
    copy[position] = (copy[position] ?? 0) ^ difference;
    expect([position, await checkSeal(copy)]).not.toEqual([position, []]);
  };
  const anyDifference = fc.integer({ min: 1, max: 255 });

  it('reveals one changed byte, wherever it is', async () => {
    const anywhere = fc.nat(sealed.length - 1);
    await fc.assert(fc.asyncProperty(anywhere, anyDifference, tellsOf), casesOf(300));
  });

  it("reveals a changed byte of the signature itself, which the signature can't cover", async () => {
    const from = sealed.lastIndexOf('/Contents <') + '/Contents '.length;
    const inside = fc.integer({ min: from, max: sealed.indexOf('>', from) });
    // Flipping the lowest bit usually leaves a digit a digit, which then changes a byte of the signature.
    await fc.assert(fc.asyncProperty(inside, fc.constantFrom(1, 2, 4), tellsOf), casesOf(300));
  });

  it('reveals a signature that names another certificate', async () => {
    const from = sealed.lastIndexOf('/Contents <');
    const name = Buffer.from('Common Roof demonstration').toString('hex');
    const places: number[] = [];
    for (let at = sealed.indexOf(name, from); at !== -1; at = sealed.indexOf(name, at + 1)) places.push(at);
    // It is twice in the certificate, and once in the field that names it.
    expect(places).toHaveLength(3);
    for (const at of places) await tellsOf(at + 1, 2);
  });

  it('reveals added and removed bytes', async () => {
    expect(await checkSeal(Buffer.concat([sealed, Buffer.from('\n')]))).not.toEqual([]);
    expect(await checkSeal(sealed.subarray(0, -1))).not.toEqual([]);
  });

  it("is not sealed again, and neither is a document that wasn't printed here", async () => {
    for (const other of [sealed, Buffer.alloc(0), Buffer.from('%PDF-1.7\n%%EOF'), Buffer.from('startxref\n0\n%%EOF')]) {
      await expect(sealIn().seal(other, details)).rejects.toThrow('not as it was printed, or is sealed already');
    }
  });
});

describe('the key of the demonstration', () => {
  it('is created once for two simultaneous requests, and is readable only by its owner', async () => {
    const made = await Promise.all([otherKey(), otherKey()]);
    expect(new Set(made.map(({ content }) => content.toString('hex'))).size).toBe(1);
    expect(await readdir(path.join(dataDir, 'other'))).toEqual(['demonstration-seal.p12']);
    expect(((await stat(made[0].file)).mode & 0o777).toString(8)).toBe('600');
    expect(await readFile(made[0].file)).toEqual(made[0].content);
  });

  it('states whose it is, and how long it is valid', async () => {
    const { certificate } = SealKey.open((await otherKey()).content, DEMONSTRATION_PASSWORD);
    expect(certificate.subject).toBe('CN=Common Roof demonstration');
    expect(certificate.validFromDate).toEqual(new Date('2026-11-21T10:00:00Z'));
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });

  it('writes no secret to the log', async () => {
    const key = SealKey.open((await otherKey()).content, DEMONSTRATION_PASSWORD);
    expect(JSON.stringify(key) + inspect(key, { depth: 9 })).not.toMatch(/PRIVATE KEY|PrivateKeyObject/);
  });
});

describe('the key of an operator', () => {
  it('is rejected below 128 bits of security', () => {
    const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).privateKey;
    const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey;
    expect(() => requireStrongKey(rsa(2_048))).toThrow('An RSA key needs 3,072 bits or more.');
    expect(() => requireStrongKey(ec('secp224r1'))).toThrow(
      'An EC key needs one of the curves P-256, P-384 and P-521.',
    );
    for (const key of [rsa(3_072), ec('P-256'), ec('P-384')]) expect(() => requireStrongKey(key)).not.toThrow();
  });

  it("seals in the operator's name", async () => {
    const { file, content } = await otherKey();
    const seal = sealIn({ SEAL_KEY_FILE: file, SEAL_KEY_PASSWORD: DEMONSTRATION_PASSWORD });
    await seal.onModuleInit();
    const sealed = await seal.seal(await pdf.print(printed()), details);
    expect(await checkSeal(sealed)).toEqual([]);
    const { certificate } = SealKey.open(content, DEMONSTRATION_PASSWORD);
    expect(sealed.toString('latin1')).toContain(certificate.raw.toString('hex'));
  });

  it("keeps the process from starting if it can't be used, and reveals neither itself nor its password", async () => {
    const { file } = await otherKey();
    const noKey = path.join(dataDir, 'no-key.p12');
    await writeFile(noKey, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }));
    for (const wrong of [file, noKey, path.join(dataDir, 'nowhere.p12'), dataDir]) {
      const start = sealIn({ SEAL_KEY_FILE: wrong, SEAL_KEY_PASSWORD: OTHERS_PASSWORD }).onModuleInit();
      const error: unknown = await start.catch((reason: unknown) => reason);
      expect(String(error)).toMatch(/^Error: SEAL_KEY_FILE /);
      expect(inspect(error)).not.toContain(OTHERS_PASSWORD);
    }
  });
});
