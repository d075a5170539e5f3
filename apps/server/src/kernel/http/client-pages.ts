import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { newNonce, pagePolicy, WORKER_POLICY } from './security-headers.ts';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Also the start of its compressed variants' names. */
const SERVICE_WORKER = 'service-worker.js';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built client. Files with a hash in their name never change. Every other path that requests a page gets
 * `index.html`, whose router knows which paths exist.
 */
export async function serveClient(fastify: FastifyInstance, directory: string): Promise<void> {
  const indexFile = path.join(directory, 'index.html');
  if (!existsSync(indexFile)) throw new Error(`There is no built client in ${directory}.`);
  const page = readFileSync(indexFile, 'utf8');

  const sendPage = (reply: FastifyReply): FastifyReply => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  await fastify.register(fastifyStatic, {
    root: directory,
    serve: true,
    index: false,
    wildcard: false,
    // The build writes compressed variants beside a file. The browser's headers select one; they have no address of
    // their own.
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', immutable ? `public, max-age=${String(YEAR_SECONDS)}, immutable` : 'no-cache');
      if (path.basename(file).startsWith(SERVICE_WORKER)) void reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  fastify.get('/', (_request, reply) => sendPage(reply));
  fastify.get('/*', (request, reply) => {
    // Not parsed with `URL`, because a stranger's path need not be a valid one.
    const pathname = request.url.split('?')[0] ?? '';
    if (pathname.startsWith('/api/') || pathname.startsWith('/socket.io/') || path.extname(pathname) !== '') {
      reply.callNotFound();
      return reply;
    }
    return sendPage(reply);
  });
}
