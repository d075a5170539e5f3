import {
  LIMITS,
  type listSupplyComments,
  type Page,
  type ParsedInput,
  type SupplyComment,
} from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { SupplyCommented, SupplyCommentRemoved } from '#contexts/money/expenses/supplies/supplies.events.ts';
import { SuppliesRepository } from '#contexts/money/expenses/supplies/supplies.repository.ts';
import { type SupplyCommentRow, SupplyCommentsRepository } from './supply-comments.repository.ts';

/** Lets the people of a house talk about a purchase. */
@Injectable()
export class SupplyCommentsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly supplies: SuppliesRepository,
    private readonly comments: SupplyCommentsRepository,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async list(
    actor: Actor,
    supplyId: string,
    query: ParsedInput<typeof listSupplyComments>['query'],
  ): Promise<Page<SupplyComment>> {
    await this.access.requireHouse(actor, await this.houseOf(supplyId));
    return toPage(await this.comments.listForSupply(supplyId, query), toSupplyComment);
  }

  /**
   * @throws 404 unless the caller lives in the house or owns it; 409 when it is archived, or there are too many comments
   */
  async post(actor: Actor, supplyId: string, text: string): Promise<SupplyComment> {
    const houseId = await this.houseOf(supplyId);
    await this.access.requireHouseForChange(actor, houseId);
    const id = await this.database.transaction(async () => {
      // Waits for another comment, so that together they don't exceed the limit.
      await this.ledger.lock(houseId);
      if ((await this.comments.count(supplyId)) >= LIMITS.supplyComments) {
        const detail = filled('There are {most} comments on this purchase, and it takes no more.', {
          most: LIMITS.supplyComments,
        });
        throw new DomainError('conflict', { detail });
      }
      const comment = await this.comments.insert({
        supply_id: supplyId,
        author_id: actor.accountId,
        text: text.trim(),
        created_at: this.clock.now(),
      });
      const event = { house_id: houseId, supply_id: supplyId, actor_id: actor.accountId };
      await this.outbox.append(SupplyCommented, { ...event, comment_id: comment });
      return comment;
    });
    return this.get(id);
  }

  /** @throws 404 unless it is the caller's, and they still belong to the house; 409 when the house is archived */
  async remove(actor: Actor, supplyId: string, id: string): Promise<SupplyComment> {
    const houseId = await this.houseOf(supplyId);
    await this.access.requireHouseForChange(actor, houseId);
    const comment = await this.comments.find(id);
    if (comment?.supply_id !== supplyId || comment.author_id !== actor.accountId) throw notFound();
    await this.database.transaction(async () => {
      if (!(await this.comments.remove(id, this.clock.now()))) return;
      const event = { house_id: houseId, supply_id: supplyId, actor_id: actor.accountId };
      await this.outbox.append(SupplyCommentRemoved, { ...event, comment_id: id });
    });
    return this.get(id);
  }

  private async houseOf(supplyId: string): Promise<string> {
    const supply = await this.supplies.find(supplyId);
    if (!supply) throw notFound();
    return supply.house_id;
  }

  private async get(id: string): Promise<SupplyComment> {
    const row = await this.comments.find(id);
    if (!row) throw notFound();
    return toSupplyComment(row);
  }
}

const toSupplyComment = (row: SupplyCommentRow): SupplyComment => ({
  _id: row.id,
  author: { _id: row.author_id, first_name: row.first_name, photo: row.photo },
  text: row.text,
  created_at: toTimestamp(row.created_at),
  removed_at: toTimestampOrNull(row.removed_at),
});
