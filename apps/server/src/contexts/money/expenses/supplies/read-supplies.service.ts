import type {
  getHomeownerSuppliesHistory,
  getHouseSuppliesHistory,
  getRoomieSuppliesHistory,
  listHouseSupplies,
  listRoomieSupplies,
  listVerifiedSupplies,
  Page,
  ParsedInput,
  Supply,
  SuppliesMonths,
  SuppliesTotal,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access, type RoomieRelation } from '#contexts/identity/access/index.ts';
import { toSuppliesMonth, toSuppliesOfCategory, toSuppliesTotal, toSupply } from './supplies.mapper.ts';
import { SuppliesRepository, type SupplyFilter } from './supplies.repository.ts';
import { SupplyMonthsRepository } from './supply-months.repository.ts';

type HistoryQuery = ParsedInput<typeof getRoomieSuppliesHistory>['query'];

/** A chart shows two years. */
const MONTHS_SHOWN = 24;

/** Shows purchases, and the totals that follow from them. */
@Injectable()
export class ReadSuppliesService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly supplies: SuppliesRepository,
    private readonly months: SupplyMonthsRepository,
  ) {}

  /** Returns a purchase to a person whose access the caller has already checked. */
  async get(actor: Actor, id: string): Promise<Supply> {
    const row = await this.supplies.find(id);
    if (!row) throw notFound();
    return toSupply(row, actor);
  }

  /** @throws 404 unless the caller lives in the house or owns it */
  async listForHouse(
    actor: Actor,
    houseId: string,
    { buyer: buyerId, state, month, category, search, ...query }: ParsedInput<typeof listHouseSupplies>['query'],
  ): Promise<Page<Supply>> {
    await this.access.requireHouse(actor, houseId);
    return this.page(actor, { houseId, buyerId, month, category, search, states: state && [state] }, query);
  }

  /** @throws 404 unless the caller is the roomie, or their current or former homeowner */
  async listForRoomie(
    actor: Actor,
    roomieId: string,
    { state, month, category, search, ...query }: ParsedInput<typeof listRoomieSupplies>['query'],
  ): Promise<Page<Supply>> {
    const filter = await this.filterForReader(actor, roomieId);
    return this.page(actor, { ...filter, month, category, search, states: state && [state] }, query);
  }

  /** @throws 404 unless the caller is the roomie, a housemate, or their current or former homeowner */
  async listVerified(
    actor: Actor,
    roomieId: string,
    { month, category, search, ...query }: ParsedInput<typeof listVerifiedSupplies>['query'],
  ): Promise<Page<Supply>> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    const scope = relation === 'housemate' ? { housemateId: actor.accountId } : scopeOf(actor, relation);
    return this.page(actor, { ...scope, buyerId: roomieId, month, category, search, states: ['verified'] }, query);
  }

  /** @throws 404 unless the caller lives in the house or owns it */
  async historyOfHouse(
    actor: Actor,
    houseId: string,
    { buyer: buyerId, ...query }: ParsedInput<typeof getHouseSuppliesHistory>['query'],
  ): Promise<Page<Supply>> {
    await this.access.requireHouse(actor, houseId);
    return this.history(actor, { houseId, buyerId }, query);
  }

  /** @throws 404 unless the caller is the roomie, or their current or former homeowner */
  async historyOfRoomie(actor: Actor, roomieId: string, query: HistoryQuery): Promise<Page<Supply>> {
    return this.history(actor, await this.filterForReader(actor, roomieId), query);
  }

  /** @throws 404 unless the homeowner is the caller, or the caller is an admin */
  async historyOfHomeowner(
    actor: Actor,
    homeownerId: string,
    { house_id: houseId, ...query }: ParsedInput<typeof getHomeownerSuppliesHistory>['query'],
  ): Promise<Page<Supply>> {
    await this.access.requireHomeowner(actor, homeownerId);
    return this.history(actor, { homeownerId, houseId }, query);
  }

  /** @throws 404 unless the caller is the roomie, or their current or former homeowner */
  async getTotals(actor: Actor, roomieId: string): Promise<{ items: SuppliesTotal[] }> {
    const { homeownerId = null } = await this.filterForReader(actor, roomieId);
    return { items: (await this.months.listTotals(roomieId, homeownerId)).map(toSuppliesTotal) };
  }

  /** @throws 404 unless the caller lives in the house or owns it */
  async listMonths(actor: Actor, houseId: string): Promise<SuppliesMonths> {
    await this.access.requireHouse(actor, houseId);
    const { currency } = await this.houses.findPlace(houseId);
    const months = await this.months.listForHouse(houseId, MONTHS_SHOWN);
    const since = months.at(-1)?.month;
    const categories = since === undefined ? [] : await this.months.listCategories(houseId, since);
    return {
      currency,
      items: months.map((row) => toSuppliesMonth(row, currency)),
      categories: categories.map((row) => toSuppliesOfCategory(row, currency)),
    };
  }

  /** Limits a person's purchases to themselves and to their current and former homeowners. */
  private async filterForReader(actor: Actor, buyerId: string): Promise<SupplyFilter> {
    const relation = await this.access.requireRoomie(actor, buyerId);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
    return { buyerId, ...scopeOf(actor, relation) };
  }

  private history(
    actor: Actor,
    scope: SupplyFilter,
    { month, category, search, removed, ...query }: HistoryQuery,
  ): Promise<Page<Supply>> {
    const states = removed === 'true' ? (['verified', 'withdrawn', 'removed'] as const) : (['verified'] as const);
    return this.page(actor, { ...scope, month, category, search, states }, query);
  }

  private async page(
    actor: Actor,
    filter: SupplyFilter,
    query: Parameters<SuppliesRepository['list']>[1],
  ): Promise<Page<Supply>> {
    return toPage(await this.supplies.list(filter, query), (row) => toSupply(row, actor));
  }
}

/** Limits a homeowner to their own houses. */
function scopeOf({ accountId }: Actor, relation: RoomieRelation): SupplyFilter {
  return relation === 'owner' || relation === 'former_owner' ? { homeownerId: accountId } : {};
}
