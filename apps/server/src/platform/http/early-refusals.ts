import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from './domain-error.ts';
import { toDomainError, toProblem } from './problem.ts';
import { rawAnswer } from './raw-answer.ts';
import { readerIn } from './reading.ts';
import { REFUSAL_HEADERS } from './security-headers.ts';

/** Where sockets are opened; nothing else here becomes another protocol. */
const SOCKETS = '/socket.io/';

/** What the router refuses before any hook: an address that cannot be read or is too long. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  refuse(reply.raw, explained(toDomainError(error)), request.raw, request.id);
}

/** Node itself would answer an `Expect` that it does not know, with nothing but a status. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const detail = 'Send the request without that expectation.';
    refuse(response, new DomainError('expectation_failed', { detail }), request);
  });
}

/**
 * Node closes a connection that asks for another protocol, unless there is a listener for it. Socket.IO listens, and
 * leaves what is not for it open: nobody would ever answer or close it.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    if (!url.startsWith(SOCKETS)) socket.destroy();
  });
}

/** The router's own sentences quote the address, which may be anything. */
function explained({ code, status }: DomainError): DomainError {
  if (status >= 500) return new DomainError(code);
  return new DomainError(code, code === 'address_too_long' ? {} : { detail: 'This address cannot be read.' });
}

/** Answers a request that has no reply of the framework, as a problem like any other. */
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

/** Answers a request to become another protocol. Its connection ends with that. */
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
