import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import { Pdf } from '#kernel/documents/pdf.ts';
import { PdfSeal } from '#kernel/documents/pdf-seal.ts';
import { aLease } from '#test/support/printed.ts';

const execute = promisify(execFile);
const details = { date: new Date('2026-11-22T10:05:00Z'), reason: 'Signed by all parties' };
const VALID = 'Signature Validation: Signature is Valid.';
const PASSWORD = 'p12 of a test';

let folder: string;
const inFolder = (name: string): string => path.join(folder, name);

/** Returns the output of a tool, whatever its exit code. */
async function said(tool: string, ...args: readonly string[]): Promise<string> {
  const told = (output: { stdout?: string; stderr?: string }): string => `${output.stdout ?? ''}${output.stderr ?? ''}`;
  return execute(tool, args).then(told, told);
}

async function sealed(environment: Record<string, string> = {}): Promise<Buffer> {
  const config = new Config({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://a@127.0.0.1/b',
    REDIS_URL: 'redis://127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1',
    DATA_DIR: folder,
    ...environment,
  });
  return new PdfSeal(config, new Clock()).seal(await new Pdf().print(aLease(3)), details);
}

/** A key and its certificate, as an operator would create them. */
async function keyFile(name: string, kind: readonly string[], exported: readonly string[]): Promise<string> {
  const [key, certificate, file] = [inFolder(`${name}.pem`), inFolder(`${name}.crt`), inFolder(`${name}.p12`)];
  const subject = ['-subj', `/O=Judged/CN=${name}`, '-keyout', key, '-out', certificate];
  await execute('openssl', ['req', '-x509', ...kind, '-sha256', '-days', '30', '-nodes', ...subject]);
  const password = ['-passout', `pass:${PASSWORD}`];
  await execute('openssl', [
    'pkcs12',
    '-export',
    ...exported,
    '-inkey',
    key,
    '-in',
    certificate,
    '-out',
    file,
    ...password,
  ]);
  return file;
}

let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'common-roof-judged-'));
  file = inFolder('lease.pdf');
  await writeFile(file, await sealed());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a sealed PDF', () => {
  it('has a signature that pdfsig calls valid, over the whole document', async () => {
    const verdict = await said('pdfsig', file);
    expect(verdict).toContain(VALID);
    expect(verdict).toContain('Total document signed');
    expect(verdict).toContain('Signature Type: ETSI.CAdES.detached');
    expect(verdict).toContain('Signing Time: Nov 22 2026 10:05:00');
  });

  it('is no longer valid to pdfsig after one byte of it was changed', async () => {
    const whole = await readFile(file);
    const end = whole.lastIndexOf('/ByteRange');
    const changed = inFolder('changed.pdf');
    for (let step = 1; step <= 20; step += 1) {
      const copy = Buffer.from(whole);
      const position = Math.floor((end * step) / 21);
      copy[position] = (copy[position] ?? 0) ^ 1;
      await writeFile(changed, copy);
      expect([position, await said('pdfsig', changed)]).toEqual([position, expect.not.stringContaining(VALID)]);
    }
  });

  it("passes qpdf's check", async () => {
    const { stdout } = await execute('qpdf', ['--check', file]);
    expect(stdout).toContain('No syntax or stream encoding errors found');
    expect(stdout).not.toMatch(/warning/i);
  });

  it('is tagged, and pdftotext finds its text and its signers', async () => {
    expect(await said('pdfinfo', file)).toMatch(/^Title: +Lease of the sunny room$[^]*^Tagged: +yes$/m);
    const text = await said('pdftotext', '-layout', file, '-');
    for (const part of ['Clause 3.', 'Ravi Roomie signed', 'Helen Homeowner', 'Page 1 of'])
      expect(text).toContain(part);
    expect(await said('pdfinfo', '-struct-text', file)).toMatch(/H1[^]*Lease of the sunny room[^]*Table[^]*Landlord/);
  });

  it('is rendered by pdftoppm as a page that is not blank', async () => {
    await execute('pdftoppm', ['-r', '40', '-f', '1', '-l', '1', '-singlefile', '-png', file, inFolder('page')]);
    const { channels } = await sharp(inFolder('page.png')).greyscale().stats();
    expect(channels[0]?.min).toBeLessThan(120);
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });

  it.each([
    ['an elliptic curve', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'], []],
    ['a file as older programs wrote it', ['-newkey', 'rsa:3072'], ['-legacy']],
  ])("is valid with an operator's key: %s", async (_title, kind, exported) => {
    const key = await keyFile(exported.length === 0 ? 'curve' : 'legacy', kind, exported);
    const own = inFolder('own.pdf');
    await writeFile(own, await sealed({ SEAL_KEY_FILE: key, SEAL_KEY_PASSWORD: PASSWORD }));
    const verdict = await said('pdfsig', own);
    expect(verdict).toContain(VALID);
    expect(verdict).toMatch(/Common Name: (curve|legacy)/);
  });
});
