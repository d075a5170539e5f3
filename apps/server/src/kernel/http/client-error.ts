import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import { readerOf } from '@common-roof/words';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { toProblem } from '#kernel/errors/problem.ts';
import { rawAnswer } from './raw-answer.ts';
import { REFUSAL_HEADERS } from './security-headers.ts';

/** What Node's HTTP parser refuses, before there is a request that a filter could answer. */
const REFUSALS: Record<string, DomainError> = {
  HPE_HEADER_OVERFLOW: new DomainError('headers_too_large', {
    errors: [{ path: 'headers', message: 'The headers are too large.' }],
  }),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('invalid_request', { detail: 'The request took too long to arrive.' }),
};
const UNREADABLE = new DomainError('invalid_request', { detail: 'This is not a request that can be read.' });

export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // Browsers connect ahead of need. An answer to a connection on which nothing was asked would lie there, and be taken for
  // that of the first request that comes.
  const nothingAsked = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || nothingAsked || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(toProblem(refusal, { instance: '/', requestId: randomUUID(), reader: readerOf(null) }));
  const headers = { ...REFUSAL_HEADERS, 'content-length': String(Buffer.byteLength(body)) };
  // Reading on lets the answer arrive: closing over unread bytes would reset the connection first.
  socket.resume();
  socket.end(rawAnswer(refusal.status, headers, body));
}
