import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const SCRIPT = `console.log("${'a house and the people in it, '.repeat(100)}");`;
const SMALL = 'console.log(1);';

let app: TestApp;
let client: string;

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'common-roof-client-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'index.html'), `<!doctype html><title>x</title>${'<p>A house</p>'.repeat(100)}`);
  await writeFile(join(client, 'assets/page-x.js'), SCRIPT);
  await writeFile(join(client, 'assets/page-x.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(client, 'assets/page-x.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(client, 'assets/small-x.js'), SMALL);
  await writeFile(join(client, 'assets/small-x.js.map'), '{}');
  await writeFile(join(client, 'service-worker.js'), SCRIPT);
  await writeFile(join(client, 'service-worker.js.br'), brotliCompressSync(SCRIPT));
  app = await startTestApp({ CLIENT_DIST: client });
});
afterAll(async () => {
  await app.close();
  await rm(client, { recursive: true });
});

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body as it was sent, not decoded. */
  readonly bytes: Buffer;
}

const ask = (path: string, headers: Record<string, string>): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(`${app.url}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

const DECODERS = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
} as const;

it('the source of a script is not served', async () => {
  expect((await ask('/assets/small-x.js', {})).status).toBe(200);
  expect((await ask('/assets/small-x.js.map', {})).status).toBe(404);
});

it.each(['br', 'identity'])(
  'the service worker may fetch for pages, and is never cached unchecked, as %s',
  async (encoding) => {
    const { status, headers } = await ask('/service-worker.js', { 'accept-encoding': encoding });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      'cache-control': 'no-cache',
    });
  },
);

describe.each(['br', 'gzip'] as const)('for a client that accepts %s', (encoding) => {
  it('a client file is sent in that encoding', async () => {
    const { headers, bytes } = await ask('/assets/page-x.js', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript') as string,
      'content-length': String(bytes.byteLength),
      'cache-control': expect.stringContaining('immutable') as string,
      vary: expect.stringContaining('accept-encoding') as string,
    });
    expect(DECODERS[encoding](bytes)).toBe(SCRIPT);
  });

  it('long JSON is sent in that encoding', async () => {
    const plain = await ask('/api/openapi.json', {});
    const { headers, bytes } = await ask('/api/openapi.json', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.byteLength),
      vary: expect.stringContaining('accept-encoding') as string,
    });
    expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2);
    expect(DECODERS[encoding](bytes)).toBe(plain.bytes.toString());
  });

  it('a page is sent in that encoding', async () => {
    const { headers, bytes } = await ask('/', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(bytes.byteLength) });
    expect(DECODERS[encoding](bytes)).toContain('<title>');
  });

  it('short JSON is sent uncompressed', async () => {
    const { headers, bytes } = await ask('/api/health/live', { 'accept-encoding': encoding });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(bytes.byteLength).toBeLessThanOrEqual(1_024);
  });
});

describe('for a client that accepts neither', () => {
  it('a file is sent uncompressed, with a Vary header', async () => {
    const { headers, bytes } = await ask('/assets/page-x.js', {});
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ vary: expect.stringContaining('accept-encoding') as string });
    expect(bytes.toString()).toBe(SCRIPT);
  });

  it('long JSON is too', async () => {
    const { headers, bytes } = await ask('/api/openapi.json', { 'accept-encoding': 'br;q=0, identity' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ vary: expect.stringContaining('accept-encoding') as string });
    expect(JSON.parse(bytes.toString())).toHaveProperty('openapi');
  });
});

it('a file without compressed variants is sent as it is', async () => {
  const { status, headers, bytes } = await ask('/assets/small-x.js', { 'accept-encoding': 'br, gzip' });
  expect([status, headers['content-encoding'], bytes.toString()]).toEqual([200, undefined, SMALL]);
});

it('compressed variants have no address of their own', async () => {
  for (const ending of ['br', 'gz']) expect((await ask(`/assets/page-x.js.${ending}`, {})).status).toBe(404);
});
