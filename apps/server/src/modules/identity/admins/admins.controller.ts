import { openQueueBoard } from '@common-roof/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { Audit } from '../../../platform/audit/audit.ts';
import { Config } from '../../../platform/config/config.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '../../../platform/http/actor.ts';
import { Serves } from '../../../platform/http/call.decorator.ts';
import { Roles } from '../../../platform/http/roles.decorator.ts';
import { BOARD_PATH, QueueBoard } from './queue-board.ts';

@Controller()
export class AdminsController {
  constructor(
    private readonly board: QueueBoard,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  @Serves(openQueueBoard)
  @Roles('admin')
  async openQueueBoard(
    @CurrentActor() actor: Actor,
    @Origin() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    await this.audit.append({ event: 'authz_admin', actor, details: { what: 'queue board' }, origin });
    void reply.header('set-cookie', this.board.ticketFor(actor, this.config.env.PUBLIC_URL.startsWith('https:')));
    return { url: `${BOARD_PATH}/` };
  }
}
