import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a calendar (RFC 5545) unless the program already has the same one (RFC 9110, 13.1.2). */
export async function sendCalendar(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  content: string,
): Promise<void> {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (known.includes(etag)) await reply.code(304).send();
  else await reply.header('content-type', 'text/calendar; charset=utf-8').send(content);
}
