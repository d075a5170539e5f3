import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { toDomainError, toProblem } from '#kernel/errors/problem.ts';
import { rawAnswer } from './raw-answer.ts';
import { readerIn } from './reading.ts';
import { REFUSAL_HEADERS } from './security-headers.ts';

/** The path of sockets. No other path supports an upgrade. */
const SOCKETS = '/socket.io/';

/** Answers what the router rejects before any hook: an address that is malformed or too long. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  refuse(reply.raw, explained(toDomainError(error)), request.raw, request.id);
}

/** Answers an unknown `Expect` with a problem. Node itself would send only a status. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const detail = 'Send the request without that expectation.';
    refuse(response, new DomainError('expectation_failed', { detail }), request);
  });
}

/**
 * Closes connections that request another protocol. Node does so unless there is a listener, and Socket.IO listens but
 * leaves foreign requests open, so nobody would ever answer or close them.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    if (!url.startsWith(SOCKETS)) socket.destroy();
  });
}

/** Replaces the router's own sentences, which quote the address, and that may be anything. */
function explained({ code, status }: DomainError): DomainError {
  if (status >= 500) return new DomainError(code);
  return new DomainError(code, code === 'address_too_long' ? {} : { detail: 'This address cannot be read.' });
}

/** Answers a request that has no framework reply with a problem like any other. */
export function refuse(
  response: ServerResponse,
  error: DomainError,
  request: IncomingMessage,
  requestId: string = randomUUID(),
): void {
  const { headers, body } = refusal(error, request, requestId);
  response.writeHead(error.status, headers);
  response.end(body);
}

/** Answers an upgrade request and closes its connection. */
export function refuseUpgrade(request: IncomingMessage, error: DomainError): void {
  if (!request.socket.writable) return;
  const { headers, body } = refusal(error, request, randomUUID());
  request.socket.end(rawAnswer(error.status, headers, body));
}

function refusal(error: DomainError, request: IncomingMessage, requestId: string) {
  const url = request.url ?? '/';
  const { retryAfter } = error.details;
  const problem = toProblem(error, { instance: url.split('?')[0] ?? url, requestId, reader: readerIn(request) });
  const body = JSON.stringify(problem);
  return {
    headers: {
      ...REFUSAL_HEADERS,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  };
}
