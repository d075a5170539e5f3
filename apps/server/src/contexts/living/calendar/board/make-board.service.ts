import { CALENDAR_LIMITS, type HouseBoard, type makeBoard, type ParsedInput } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { BoardLinks } from './board-links.ts';
import { BoardMade, BoardRemoved } from './boards.events.ts';
import { toHouseBoard } from './boards.mapper.ts';
import { type BoardRow, BoardsRepository } from './boards.repository.ts';

/** Lets the people of a house make boards for its tablets, and take their links away. */
@Injectable()
export class MakeBoardService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly boards: BoardsRepository,
    private readonly links: BoardLinks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async list(actor: Actor, houseId: string): Promise<{ items: HouseBoard[] }> {
    const isOwner = await this.requireMaker(actor, houseId);
    const rows = await this.boards.listForHouse(houseId);
    return { items: rows.map((row) => toHouseBoard(row, actor.accountId, isOwner)) };
  }

  /** @throws 404 unless the caller lives in the house or owns it; 409 when it is archived, and for one too many */
  async make(actor: Actor, houseId: string, body: ParsedInput<typeof makeBoard>['body']): Promise<HouseBoard> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'member' && relation !== 'owner') throw notFound();
    return this.database.transaction(async () => {
      // Locks the house, so that of two at once the second counts the first.
      await this.houses.lock(houseId);
      const most = CALENDAR_LIMITS.boardsPerHouse;
      if ((await this.boards.listForHouse(houseId)).length >= most) {
        throw new DomainError('conflict', { detail: filled('A house has room for {most} boards.', { most }) });
      }
      const made = { house_id: houseId, maker_id: actor.accountId, made_at: this.clock.now() };
      const id = await this.boards.insert({ ...made, ...body });
      await this.outbox.append(BoardMade, { house_id: houseId, board_id: id, actor_id: actor.accountId });
      return toHouseBoard(await this.find(id), actor.accountId, relation === 'owner');
    });
  }

  /** Returns the link, which only its maker hands on. @throws 404 */
  async getLink(actor: Actor, id: string): Promise<{ url: string }> {
    const row = await this.find(id);
    await this.requireMaker(actor, row.house_id);
    if (row.maker_id !== actor.accountId) throw notFound();
    return { url: await this.links.findOrCreate(id) };
  }

  /** Takes its link away, at once. @throws 404 unless the caller made it or owns the house */
  async remove(actor: Actor, id: string): Promise<void> {
    const row = await this.find(id);
    const isOwner = await this.requireMaker(actor, row.house_id);
    if (!isOwner && row.maker_id !== actor.accountId) throw notFound();
    await this.database.transaction(async () => {
      if (!(await this.boards.delete(id))) throw notFound();
      await this.links.revoke(id);
      await this.outbox.append(BoardRemoved, { house_id: row.house_id, board_id: id, actor_id: actor.accountId });
    });
  }

  /** @returns whether the caller owns the house. @throws 404 unless they do, or live there */
  private async requireMaker(actor: Actor, houseId: string): Promise<boolean> {
    const relation = await this.access.requireHouse(actor, houseId);
    if (relation !== 'member' && relation !== 'owner') throw notFound();
    return relation === 'owner';
  }

  private async find(id: string): Promise<BoardRow> {
    const row = await this.boards.find(id);
    if (!row) throw notFound();
    return row;
  }
}
