import type { Board, ParsedInput, updateBoard } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { BoardRepository } from './board.repository.ts';
import { BoardUpdated } from './houses.events.ts';
import { HousesRepository } from './houses.repository.ts';

/** The wanted board, which everyone in the house edits together. */
@Injectable()
export class BoardService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesRepository,
    private readonly board: BoardRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** @throws 404; 409 archived, or changed by another person since (with the current board) */
  async write(
    actor: Actor,
    houseId: string,
    { version: seen, items }: ParsedInput<typeof updateBoard>['body'],
    origin: RequestOrigin,
  ): Promise<Board> {
    await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      const version = await this.board.write(houseId, items, seen);
      if (version === undefined) throw await this.overtaken(houseId);
      await this.outbox.append(BoardUpdated, { house_id: houseId, actor_id: actor.accountId, version });
      await this.audit.recordAdmin(actor, 'house.board', houseId, origin);
      return { version, items };
    });
  }

  /**
   * Takes a finished line off the board; does nothing when another person took it off. Joins the caller's transaction.
   */
  async takeOff(actor: Actor, houseId: string, item: string): Promise<void> {
    const version = await this.board.takeOff(houseId, item);
    if (version === undefined) return;
    await this.outbox.append(BoardUpdated, { house_id: houseId, actor_id: actor.accountId, version });
  }

  private async overtaken(houseId: string): Promise<DomainError> {
    const house = await this.houses.find(houseId);
    if (!house) return notFound();
    const current: Board = { version: house.board_version, items: house.board };
    return new DomainError('stale_version', { detail: 'The shopping list has changed since you opened it.', current });
  }
}
