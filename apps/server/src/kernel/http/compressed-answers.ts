import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An answer up to this size fits into one packet, so compressing it gains nothing. */
const WORTH_BYTES = 1_024;
/** Enough for answers to one reader. The client's files are compressed once, at a higher quality. */
const QUALITY = 4;
/** A window of 2^18 bytes covers nearly every answer, and needs far less memory than the default. */
const BROTLI_WINDOW = 18;
const TEXT_TYPE = /^(application\/(problem\+)?json|text\/html)\b/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Best first. */
const ENCODINGS = {
  br: (text: string): Promise<Buffer> =>
    toBrotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW },
    }),
  gzip: (text: string): Promise<Buffer> => toGzip(text, { level: QUALITY }),
} as const;
type Encoding = keyof typeof ENCODINGS;

/**
 * Compresses JSON and pages that are read, if the caller accepts it. Responses to writes aren't compressed, because only
 * they contain tokens, and a compressed length reveals something about its content. The nonce of a page is another one
 * each time, so that nobody can guess it by asking often.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isWorthIt(request, reply, payload)) return payload;
    varyByEncoding(reply);
    const encoding = chosenEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === undefined) return payload;
    const compressed = await ENCODINGS[encoding](payload);
    void reply.header('content-encoding', encoding).header('content-length', compressed.byteLength);
    return compressed;
  });
}

function isWorthIt(request: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  if (request.method !== 'GET' || reply.hasHeader('content-encoding')) return false;
  return TEXT_TYPE.test(String(reply.getHeader('content-type'))) && Buffer.byteLength(payload) > WORTH_BYTES;
}

function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  void reply.header(
    'vary',
    others === undefined ? 'accept-encoding' : `${[others].flat().join(', ')}, accept-encoding`,
  );
}

/** @returns undefined when the caller accepts neither, or accepts it with a weight of 0 */
export function chosenEncoding(accepted: string): Encoding | undefined {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}
