import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter as BoardAdapter } from '@bull-board/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Clock } from '../../../platform/clock/clock.ts';
import { Queues } from '../../../platform/queue/queues.ts';
import { cookie, readCookie } from '../../../platform/http/cookies.ts';
import { LinkSecrets } from '../../../platform/security/link-secrets.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SessionsService } from '../auth/index.ts';

export const BOARD_PATH = '/api/admins/queues';
const COOKIE = 'queue_board';
const PURPOSE = 'queue-board';
const LIFE_SECONDS = 600;

const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'self'; frame-ancestors 'none'; form-action 'none'";

/**
 * The board of BullMQ's queues. A browser that follows a link cannot send our header, so an admin first asks for a
 * ticket: a short-lived cookie that scripts cannot read, good for these paths alone and only while the session lives.
 */
@Injectable()
export class QueueBoard {
  constructor(
    private readonly queues: Queues,
    private readonly secrets: LinkSecrets,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
    private readonly host: HttpAdapterHost,
  ) {}

  async mount(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const adapter = new BoardAdapter();
    createBullBoard({ queues: this.queues.all().map((queue) => new BullMQAdapter(queue)), serverAdapter: adapter });
    adapter.setBasePath(BOARD_PATH);
    await fastify.register(async (board) => {
      board.addHook('onRequest', (request, reply) => this.admit(request, reply));
      board.addHook('onSend', (_request, reply, _payload, done) => {
        void reply.header('content-security-policy', PAGE_POLICY);
        done();
      });
      await board.register(adapter.registerPlugin(), { prefix: BOARD_PATH });
    });
  }

  /** @returns the cookie that opens the board for this session */
  ticketFor(actor: Actor, secure: boolean): string {
    const ends = this.clock.now().getTime() + LIFE_SECONDS * 1_000;
    const ticket = this.secrets.sign(PURPOSE, `${actor.sessionId}:${String(ends)}`);
    return cookie(COOKIE, ticket, { path: BOARD_PATH, maxAgeSeconds: LIFE_SECONDS, secure });
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const value = this.secrets.verify(PURPOSE, readCookie(request, COOKIE) ?? '');
    const [sessionId = '', ends = '0'] = (value ?? '').split(':');
    const inTime = Number(ends) > this.clock.now().getTime();
    if (inTime && (await this.sessions.living([sessionId])).has(sessionId)) return;
    await reply.status(401).type('text/plain; charset=utf-8').send('Open the queue board from the admin area.');
  }
}
