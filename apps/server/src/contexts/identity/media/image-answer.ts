import { AUTH_HEADER } from '@common-roof/contracts';
import type { FastifyReply } from 'fastify';

import type { ReadableImage } from './read-image.service.ts';

const NOT_MODIFIED = 304;
const YEAR_SECONDS = 31_536_000;

/**
 * Sends bytes that strangers once uploaded: always as the type they were converted to, never displayed as a page, and
 * cached by the reader's own browser only, not for the next account that signs in there.
 * @param known the reader's cached version, from `If-None-Match`
 */
export async function sendImage(
  reply: FastifyReply,
  image: ReadableImage,
  fileName: string,
  known: string | undefined,
): Promise<void> {
  void reply
    .header('etag', image.tag)
    .header('cache-control', `private, max-age=${String(YEAR_SECONDS)}, immutable`)
    .header('vary', AUTH_HEADER)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff');
  if (known !== undefined && isKnown(known, image.tag)) {
    void reply.status(NOT_MODIFIED).send();
    return;
  }
  const bytes = await image.bytes();
  void reply
    .status(200)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('image/webp')
    .send(bytes);
}

const isKnown = (known: string, tag: string): boolean =>
  known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
