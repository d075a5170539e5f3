import {
  type CallResponse,
  type KeptHouse,
  LIMITS,
  type listKeptHouses,
  type listNeatkeepers,
  type listNeatkeepersOfHomeowner,
  type Neatkeeper,
  type Page,
  type ParsedInput,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { NeatkeeperHousesRepository } from './neatkeeper-houses.repository.ts';
import { toFace, toInvitation, toNeatkeeperHouse, toNeatkeeper } from './neatkeepers.mapper.ts';
import { type KeeperRow, NeatkeepersRepository } from './neatkeepers.repository.ts';

/** Reads who keeps which house, for the people concerned. */
@Injectable()
export class ReadNeatkeepersService {
  constructor(
    private readonly access: Access,
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly neatkeeperHouses: NeatkeeperHousesRepository,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Lists the neatkeepers of a homeowner's houses; for an admin, all. */
  async list(
    actor: Actor,
    query: ParsedInput<typeof listNeatkeepers>['query'],
    origin: RequestOrigin,
  ): Promise<Page<Neatkeeper>> {
    const homeownerId = actor.role === 'homeowner' ? actor.accountId : null;
    const neatkeepers = await this.neatkeepers.list(homeownerId, query);
    await this.recordRead(actor, 'neatkeepers', null, origin);
    return toPage(neatkeepers, toNeatkeeper);
  }

  /** @throws 404 unless the actor is that homeowner, or an admin and there is one */
  async listForHomeowner(
    actor: Actor,
    id: string,
    query: ParsedInput<typeof listNeatkeepersOfHomeowner>['query'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof listNeatkeepersOfHomeowner>> {
    await this.access.requireHomeowner(actor, id);
    const [neatkeepers, invitations] = await Promise.all([
      this.neatkeepers.list(id, { ...query, sort: 'name' }),
      this.invitations.pendingOfHomeowner(id, LIMITS.ids),
    ]);
    await this.recordRead(actor, 'neatkeepers of a homeowner', id, origin);
    return { ...toPage(neatkeepers, toNeatkeeper), invitations: invitations.map(toInvitation) };
  }

  /** @throws 404 unless the actor has a relation to them */
  async get(actor: Actor, id: string, origin: RequestOrigin): Promise<Neatkeeper> {
    const neatkeeper = await this.lookUp(actor, id);
    await this.recordRead(actor, 'neatkeeper', id, origin);
    return neatkeeper;
  }

  /** Like {@link get}, as part of a change that is recorded itself. */
  async lookUp(actor: Actor, id: string): Promise<Neatkeeper> {
    switch (actor.role) {
      case 'neatkeeper':
        if (id !== actor.accountId) throw notFound();
        return toNeatkeeper(await this.require(id, null));
      case 'homeowner':
        if (!(await this.neatkeepers.worksFor(id, actor.accountId))) throw notFound();
        return toNeatkeeper(await this.require(id, actor.accountId));
      case 'roomie':
        if (!(await this.access.seesPerson(actor, id))) throw notFound();
        return toFace(await this.require(id, null));
      case 'admin':
        return toNeatkeeper(await this.require(id, null));
    }
  }

  /** Lists a neatkeeper's own houses; for an admin, those of every neatkeeper. */
  async listHouses(
    actor: Actor,
    query: ParsedInput<typeof listKeptHouses>['query'],
    origin: RequestOrigin,
  ): Promise<Page<KeptHouse>> {
    const houses = await this.neatkeeperHouses.list(actor.role === 'admin' ? null : actor.accountId, query);
    await this.recordRead(actor, 'kept houses', null, origin);
    return toPage(houses, toNeatkeeperHouse(this.clock.now()));
  }

  private async require(id: string, homeownerId: string | null): Promise<KeeperRow> {
    const row = await this.neatkeepers.find(id, homeownerId);
    if (!row) throw notFound();
    return row;
  }

  private async recordRead(actor: Actor, what: string, targetId: string | null, origin: RequestOrigin): Promise<void> {
    if (actor.role !== 'admin') return;
    await this.audit.append({
      event: 'sensitive_read',
      actor,
      ...(targetId === null ? {} : { targetId }),
      details: { what },
      origin,
    });
  }
}
