import { AUTH_HEADER } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

import { DomainError } from '../../platform/http/domain-error.ts';
import { takesFiles } from '../../platform/http/form-files.ts';
import { SessionsService } from './sessions.service.ts';

/**
 * A guard runs after the body was read, which is late where a body may have many megabytes: of somebody without a
 * session not one of them is read. The guard decides all the same.
 */
@Injectable()
export class EarlyAdmission implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', async (request) => {
      if (!takesFiles(request)) return;
      const token = request.headers[AUTH_HEADER];
      if (typeof token !== 'string') throw new DomainError('unauthenticated');
      await this.sessions.admit(token);
    });
  }
}
