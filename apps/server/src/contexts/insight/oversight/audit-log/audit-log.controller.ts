import type { AuditChain, CallResponse, ParsedInput } from '@common-roof/contracts';
import { checkAuditLog, downloadAuditLog, listAuditLog } from '@common-roof/contracts/schemas';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { sendCsv } from '#kernel/csv/send-csv.ts';
import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AUDIT_COLUMNS, AuditLogService } from './audit-log.service.ts';

@Controller()
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Serves(listAuditLog)
  @Roles('admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listAuditLog>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof listAuditLog>> {
    return this.log.list(actor, query, origin);
  }

  @Serves(downloadAuditLog)
  @Roles('admin')
  async csv(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof downloadAuditLog>,
    @Origin() origin: RequestOrigin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, {
      name: 'audit-log',
      columns: AUDIT_COLUMNS,
      rows: await this.log.table(actor, query, origin),
    });
  }

  @Serves(checkAuditLog)
  @Roles('admin')
  check(@CurrentActor() actor: Actor, @Input() _input: ParsedInput<typeof checkAuditLog>): Promise<AuditChain> {
    return this.log.check(actor);
  }
}
