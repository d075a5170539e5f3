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
import { z } from 'zod';

import { Audit } from '../../../platform/audit/audit.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { cursorText, nameCursor, readCursor, sortCursor, toPage } from '../../../platform/http/cursor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { Access } from '../../identity/access/index.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { KeptHousesRepository } from './kept-houses.repository.ts';
import { toFace, toInvitation, toKeptHouse, toNeatkeeper } from './neatkeepers.mapper.ts';
import { type KeeperRow, NeatkeepersRepository } from './neatkeepers.repository.ts';

const byName = ({ id, first_name, last_name }: KeeperRow): [string, string] => [`${last_name} ${first_name}`, id];
const byAge = ({ id }: KeeperRow): [string, string] => [id, id];

/** Who keeps which house, for those whom it concerns. */
@Injectable()
export class ReadNeatkeepersService {
  constructor(
    private readonly access: Access,
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly kept: KeptHousesRepository,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** A homeowner: those of own houses; an admin: everybody. */
  async list(
    actor: Actor,
    { limit, cursor, ...filter }: ParsedInput<typeof listNeatkeepers>['query'],
    origin: RequestOrigin,
  ): Promise<Page<Neatkeeper>> {
    const homeownerId = actor.role === 'homeowner' ? actor.accountId : null;
    const after = readCursor(cursor, sortCursor(filter.sort, filter.sort === 'name' ? 'text' : 'uuid'));
    const rows = await this.neatkeepers.list(homeownerId, filter, after && [after[1], after[2]], limit + 1);
    await this.recordRead(actor, 'neatkeepers', null, origin);
    const key = filter.sort === 'name' ? byName : byAge;
    return toPage(rows, limit, toNeatkeeper, (row) => [filter.sort, ...key(row)]);
  }

  /** @throws 404 unless the actor is that homeowner, or an admin and there is one */
  async ofHomeowner(
    actor: Actor,
    id: string,
    { limit, cursor }: ParsedInput<typeof listNeatkeepersOfHomeowner>['query'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof listNeatkeepersOfHomeowner>> {
    await this.access.requireHomeowner(actor, id);
    const after = readCursor(cursor, nameCursor);
    const [rows, invitations] = await Promise.all([
      this.neatkeepers.list(id, { sort: 'name' }, after, limit + 1),
      this.invitations.pendingOfHomeowner(id, LIMITS.ids),
    ]);
    await this.recordRead(actor, 'neatkeepers of a homeowner', id, origin);
    return { ...toPage(rows, limit, toNeatkeeper, byName), invitations: invitations.map(toInvitation) };
  }

  /** @throws 404 unless they are somebody to the actor */
  async get(actor: Actor, id: string, origin: RequestOrigin): Promise<Neatkeeper> {
    const neatkeeper = await this.look(actor, id);
    await this.recordRead(actor, 'neatkeeper', id, origin);
    return neatkeeper;
  }

  /** As {@link get}, in the course of a change that is recorded itself. */
  async look(actor: Actor, id: string): Promise<Neatkeeper> {
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

  /** A neatkeeper: own houses; an admin: those of everybody. */
  async keptHouses(
    actor: Actor,
    { limit, cursor }: ParsedInput<typeof listKeptHouses>['query'],
    origin: RequestOrigin,
  ): Promise<Page<KeptHouse>> {
    const after = readCursor(cursor, z.tuple([cursorText, z.guid(), z.guid()]));
    const rows = await this.kept.list(actor.role === 'admin' ? null : actor.accountId, after, limit + 1);
    await this.recordRead(actor, 'kept houses', null, origin);
    return toPage(rows, limit, toKeptHouse(this.clock.now()), (row) => [row.name, row.id, row.neatkeeper_id]);
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
