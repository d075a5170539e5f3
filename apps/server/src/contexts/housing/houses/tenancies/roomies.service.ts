import type { Page, ParsedInput, RoomiePublic, listRoomies } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { readCursor } from '#kernel/database/lists.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access, type HouseRelation, type RoomieRelation } from '#contexts/identity/access/index.ts';
import { type Account, AccountsService, type NewAccount } from '#contexts/identity/accounts/index.ts';
import { BeginStay } from './begin-stay.ts';
import { TenancyEnded } from './roomies.events.ts';
import { toRoomie } from './roomies.mapper.ts';
import { BY_NAME, RoomiesRepository, type RoomieRow } from './roomies.repository.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import { TenancyEndsRepository } from './tenancy-ends.repository.ts';

type PageQuery = ParsedInput<typeof listRoomies>['query'];

/** Maps the relation to a house to the relation to the people in it. */
const TO_PEOPLE: Record<HouseRelation, RoomieRelation> = {
  member: 'housemate',
  owner: 'owner',
  keeper: 'keeper',
  admin: 'admin',
};

@Injectable()
export class RoomiesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly roomies: RoomiesRepository,
    private readonly tenancies: TenanciesRepository,
    private readonly ends: TenancyEndsRepository,
    private readonly beginning: BeginStay,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Lists a roomie themselves, the roomies of a homeowner's houses, or all for an admin. */
  async list(actor: Actor, query: PageQuery): Promise<Page<RoomiePublic>> {
    readCursor(BY_NAME, query);
    if (actor.role === 'homeowner' || actor.role === 'admin') return this.listAll(actor, query);
    const own = await this.roomies.find(actor.accountId);
    return { items: own ? [toRoomie(own, 'self')] : [], next_cursor: null };
  }

  async listAll(actor: Actor, query: PageQuery): Promise<Page<RoomiePublic>> {
    const roomies =
      actor.role === 'admin'
        ? await this.roomies.listAll(query)
        : await this.roomies.listForHomeowner(actor.accountId, query);
    return toPage(roomies, (row) => toRoomie(row, actor.role === 'admin' ? 'admin' : 'owner'));
  }

  async get(actor: Actor, id: string): Promise<RoomiePublic> {
    const relation = await this.access.requireRoomie(actor, id);
    const [row, note] = await Promise.all([
      this.roomies.find(id),
      relation === 'owner' || relation === 'admin' ? this.roomies.noteAbout(id) : null,
    ]);
    if (!row) throw notFound();
    return toRoomie(row, relation, note);
  }

  async listForHouse(actor: Actor, houseId: string, query: PageQuery): Promise<Page<RoomiePublic>> {
    const relation = await this.access.requireHouse(actor, houseId);
    return toPage(await this.roomies.currentOfHouse(houseId, query), (row) => this.project(actor, row, relation));
  }

  /** Includes contact data: an admin's read is recorded in the audit log. @throws 404 when there is no such house */
  async listForHouseForAdmin(
    actor: Actor,
    houseId: string,
    query: PageQuery,
    origin: RequestOrigin,
  ): Promise<Page<RoomiePublic>> {
    const page = await this.listForHouse(actor, houseId, query);
    const details = { what: 'roomies of a house' };
    await this.audit.append({ event: 'sensitive_read', actor, targetId: houseId, details, origin });
    return page;
  }

  /** @throws 404 when one of the houses is not the caller's own */
  async listForHouses(actor: Actor, houseIds: readonly string[], query: PageQuery): Promise<Page<RoomiePublic>> {
    await this.access.requireOwnHouses(actor, houseIds);
    const roomies = await this.roomies.currentOfHouses(houseIds, query);
    return toPage(roomies, (row) => toRoomie(row, actor.role === 'admin' ? 'admin' : 'owner'));
  }

  /** Maps rows as readers of the house's page may see them. */
  shown(actor: Actor, rows: readonly RoomieRow[], relation: HouseRelation): RoomiePublic[] {
    return rows.map((row) => this.project(actor, row, relation));
  }

  create(person: Omit<NewAccount, 'accountType'>): Promise<Account> {
    return this.accounts.create({ ...person, accountType: 'roomie' });
  }

  /** Opens a tenancy. @param startsOn ISO date in the house's time zone. @throws 409 when room or roomie is taken */
  async moveIn(roomieId: string, roomId: string, startsOn: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.beginning.start(roomieId, roomId, startsOn);
    });
  }

  /** Ends the open tenancy; the roomie becomes a past roomie. @throws 409 when there is none */
  async moveOut(roomieId: string, endsOn: string): Promise<void> {
    await this.database.transaction(async () => {
      const stay = await this.tenancies.lockOpenOf(roomieId);
      if (!stay) throw new DomainError('conflict', { detail: 'This roomie doesn’t live in a house right now.' });
      const tenancy = await this.ends.finish(stay.tenancy_id, endsOn);
      await this.outbox.append(TenancyEnded, tenancy);
    });
  }

  private project(actor: Actor, row: RoomieRow, relation: HouseRelation): RoomiePublic {
    return toRoomie(row, row.id === actor.accountId ? 'self' : TO_PEOPLE[relation]);
  }
}
