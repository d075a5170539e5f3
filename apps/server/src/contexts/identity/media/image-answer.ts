import { AUTH_HEADER } from '@common-roof/contracts';
import type { FastifyReply } from 'fastify';

import type { MediaType } from './image-file.entity.ts';

const NOT_MODIFIED = 304;
const YEAR_SECONDS = 31_536_000;

/** A stored file that the reader may see; its bytes are fetched only when needed. */
export interface StoredAnswer {
  /** Identifies the content: it never changes. */
  readonly tag: string;
  readonly type: MediaType;
  readonly fileName: string;
  bytes(): Promise<Buffer>;
}

const PLAIN_NAME = /^[\w.-]+$/;

/** Names any file in a header, which has only ASCII. */
const nameInHeader = (name: string): string =>
  PLAIN_NAME.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encodedName(name)}`;

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Sends bytes that strangers once uploaded: always as the type that was found in them, never displayed as a page, and
 * cached by the reader's own browser only, not for the next account that signs in there.
 * @param known the reader's cached version, from `If-None-Match`
 */
export async function sendStored(reply: FastifyReply, stored: StoredAnswer, known: string | undefined): Promise<void> {
  const { tag, type, fileName } = stored;
  void reply
    .header('etag', tag)
    .header('cache-control', `private, max-age=${String(YEAR_SECONDS)}, immutable`)
    .header('vary', AUTH_HEADER)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff');
  if (known !== undefined && isKnown(known, tag)) {
    void reply.status(NOT_MODIFIED).send();
    return;
  }
  void reply
    .status(200)
    .header('content-disposition', `attachment; ${nameInHeader(fileName)}`)
    .type(type)
    .send(await stored.bytes());
}

const isKnown = (known: string, tag: string): boolean =>
  known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
