import { randomBytes } from 'node:crypto';

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The policy of the client's pages. Emotion writes style elements and takes the nonce; nothing else is inline.
 * @param nonce base64, new for each page
 */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    // Voice messages are fetched with the session, and played from memory.
    'media-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** Pages record voice messages. Nothing of ours asks for what else a browser can give. */
export const PAGE_PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()';

/** The policy of the service worker, which fetches for pages and runs only what the build put into it. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** What is not a page runs nothing at all. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What an answer carries that is given before there is a reply which hooks could complete. */
export const REFUSAL_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/problem+json; charset=utf-8',
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
};

export const newNonce = (): string => randomBytes(16).toString('base64');

export async function registerSecurityHeaders(fastify: FastifyInstance): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: false, // set below, by kind of answer
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', DATA_POLICY);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done();
  });
}
