import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { Public } from '#kernel/http/roles.decorator.ts';
import { Serves } from '#kernel/http/call.decorator.ts';
import { healthLive, healthReady } from './health.calls.ts';
import { Health } from './health.ts';

@Controller()
export class HealthController {
  constructor(private readonly health: Health) {}

  @Serves(healthLive)
  @Public()
  live(): { status: string } {
    return { status: 'live' };
  }

  @Serves(healthReady)
  @Public()
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string }> {
    const ready = await this.health.isReady();
    if (!ready) void reply.status(503);
    return { status: ready ? 'ready' : 'not ready' };
  }
}
