import type { listShowings, Page, ParsedInput, Showing } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toShowing } from './showings.mapper.ts';
import { ShowingsRepository } from './showings.repository.ts';

type Query = ParsedInput<typeof listShowings>['query'];

@Injectable()
export class ReadShowingsService {
  constructor(
    private readonly access: Access,
    private readonly showings: ShowingsRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 403 for a roomie without a current tenancy */
  async listMine(actor: Actor, query: Query, origin: RequestOrigin): Promise<Page<Showing>> {
    await this.access.requireCurrentTenancy(actor);
    return this.list(actor, null, query, origin);
  }

  /** @throws 404 unless the room is in a house that the caller lives in or owns */
  async listForRoom(actor: Actor, roomId: string, query: Query, origin: RequestOrigin): Promise<Page<Showing>> {
    if (!(await this.access.relationToRoom(actor, roomId))) throw notFound();
    return this.list(actor, roomId, query, origin);
  }

  private async list(
    actor: Actor,
    roomId: string | null,
    { when, ...query }: Query,
    origin: RequestOrigin,
  ): Promise<Page<Showing>> {
    if (actor.role === 'admin') {
      const details = { what: 'showings' };
      const target = roomId === null ? {} : { targetId: roomId };
      await this.audit.append({ event: 'sensitive_read', actor, ...target, details, origin });
    }
    const now = this.clock.now();
    return toPage(await this.showings.list(actor, { roomId, when }, now, query), (row) => toShowing(row, actor, now));
  }
}
