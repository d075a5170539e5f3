import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEY_ID = 'KEYOFTHETEST';
export const SECRET = 'a secret of the test';
export const REGION = 'eu-test-1';

export interface S3Server {
  readonly url: string;
  /** `bucket/key` to the stored object. */
  readonly objects: ReadonlyMap<string, { bytes: Buffer; type: string }>;
  /** Answers everything with this status from now on. */
  breakDown(status: number | null, method?: string): void;
  stop(): Promise<void>;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Returns why a request is not signed as AWS Signature Version 4 requires, or null. */
function faultOf(request: IncomingMessage, body: Buffer): string | null {
  const authorization = request.headers.authorization ?? '';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!parts) return 'no signature';
  const [, keyId = '', day = '', region = '', signedHeaders = '', signature = ''] = parts;
  if (keyId !== KEY_ID || region !== REGION) return 'another key or region';
  const date = String(request.headers['x-amz-date']);
  const payload = String(request.headers['x-amz-content-sha256']);
  if (!signedHeaders.split(';').includes('host')) return 'the host is not signed';
  if (payload !== sha256(body)) return 'the body is not what was signed';
  const url = new URL(request.url ?? '/', 'http://s3');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(key, toSign).toString('hex') === signature ? null : 'a wrong signature';
}

const problem = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

/**
 * The part of S3 that is used, over HTTP with path-style buckets; rejects requests that are not signed as S3 requires.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  let broken: number | null = null;
  let brokenMethod: string | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (broken !== null && (brokenMethod === undefined || request.method === brokenMethod)) {
      problem(response, broken, 'ServiceUnavailable');
      return;
    }
    const fault = faultOf(request, body);
    if (fault !== null) {
      problem(response, 403, 'SignatureDoesNotMatch');
      return;
    }
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname.slice(1));
    const object = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: String(request.headers['content-type']) });
      response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!object) {
      problem(response, 404, 'NoSuchKey');
    } else {
      response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length });
      response.end(request.method === 'HEAD' ? undefined : object.bytes);
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    objects,
    breakDown: (status, method) => {
      broken = status;
      brokenMethod = method;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
