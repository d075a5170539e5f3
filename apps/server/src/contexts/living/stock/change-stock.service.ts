import {
  type addStockItem,
  type editStockItem,
  type ParsedInput,
  STOCK_LIMITS,
  type StockItem,
} from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ReadStockService } from './read-stock.service.ts';
import { StockItemAdded, StockItemChanged, StockItemRemoved } from './stock.events.ts';
import { StockRepository } from './stock.repository.ts';

/** Lets those who live in a house, and its homeowner, keep the list of what it usually has. */
@Injectable()
export class ChangeStockService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly stock: StockRepository,
    private readonly reader: ReadStockService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 409 when the house is archived, full, or has a thing of that name */
  async addItem(actor: Actor, houseId: string, words: ParsedInput<typeof addStockItem>['body']): Promise<StockItem> {
    await this.requireEditor(actor, houseId);
    return this.database.transaction(async () => {
      // Of two at once, the second sees the first.
      await this.houses.lock(houseId);
      await this.requireNewName(houseId, words.name);
      const most = STOCK_LIMITS.itemsPerHouse;
      if ((await this.stock.count(houseId)) >= most)
        throw new DomainError('conflict', { detail: filled('A house has room for {most} things.', { most }) });
      const id = await this.stock.insert(houseId, words, this.clock.now());
      await this.outbox.append(StockItemAdded, { house_id: houseId, item_id: id, actor_id: actor.accountId });
      return this.reader.getChanged(actor, id);
    });
  }

  /** The same again changes nothing, as after an answer that was lost. @throws as {@link addItem}; 409 when stale */
  async edit(
    actor: Actor,
    id: string,
    { version, ...words }: ParsedInput<typeof editStockItem>['body'],
  ): Promise<StockItem> {
    const houseId = await this.requireItem(actor, id);
    return this.database.transaction(async () => {
      await this.houses.lock(houseId);
      const row = await this.stock.lock(id, this.clock.now());
      if (!row) throw notFound();
      const isSame = row.name === words.name && row.place === words.place && row.note === words.note;
      if (!isSame) {
        if (row.version !== version) throw await this.stale(actor, id);
        await this.requireNewName(houseId, words.name, id);
        await this.stock.update(id, words);
        await this.outbox.append(StockItemChanged, { house_id: houseId, item_id: id });
      }
      return this.reader.getChanged(actor, id);
    });
  }

  /** @throws 404, also when it was already removed; 409 when the house is archived */
  async remove(actor: Actor, id: string): Promise<void> {
    const houseId = await this.requireItem(actor, id);
    await this.database.transaction(async () => {
      if (!(await this.stock.lock(id, this.clock.now()))) throw notFound();
      await this.stock.delete(id);
      await this.outbox.append(StockItemRemoved, { house_id: houseId, item_id: id, actor_id: actor.accountId });
    });
  }

  private async requireItem(actor: Actor, id: string): Promise<string> {
    const row = await this.stock.find(id, this.clock.now());
    if (!row) throw notFound();
    await this.requireEditor(actor, row.house_id);
    return row.house_id;
  }

  /** @throws 404 unless the caller lives in the house or owns it; 409 when it is archived */
  private async requireEditor(actor: Actor, houseId: string): Promise<void> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'member' && relation !== 'owner') throw notFound();
  }

  /** @param except the thing that is called so already */
  private async requireNewName(houseId: string, name: string, except?: string): Promise<void> {
    const named = await this.stock.findNamed(houseId, name);
    if (named !== undefined && named !== except)
      throw new DomainError('conflict', { detail: filled('“{name}” is already on the list.', { name }) });
  }

  private async stale(actor: Actor, id: string): Promise<DomainError> {
    const current = await this.reader.getChanged(actor, id);
    return new DomainError('stale_version', { detail: 'This has changed since you opened it.', current });
  }
}
