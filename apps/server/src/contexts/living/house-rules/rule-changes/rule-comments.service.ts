import { LIMITS, type listRuleComments, type Page, type ParsedInput, type RuleComment } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { RuleChangeCommented, RuleCommentRemoved } from './rule-changes.events.ts';
import { toRuleComment } from './rule-changes.mapper.ts';
import { RULE_CHANGES, RuleChangesRepository } from './rule-changes.repository.ts';
import { RuleCommentsRepository } from './rule-comments.repository.ts';

/** Lets roomies and the homeowner comment on a proposal until it is decided. */
@Injectable()
export class RuleCommentsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly changes: RuleChangesRepository,
    private readonly comments: RuleCommentsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 */
  async list(
    actor: Actor,
    id: string,
    query: ParsedInput<typeof listRuleComments>['query'],
  ): Promise<Page<RuleComment>> {
    await this.access.requireHouse(actor, await this.houseOf(id));
    return toPage(await this.comments.listForChange(id, query), toRuleComment);
  }

  /** @throws 404; 409 when it is decided, the house is archived, or there are too many comments */
  async post(actor: Actor, id: string, text: string): Promise<RuleComment> {
    const houseId = await this.houseOf(id);
    await this.access.requireHouseForChange(actor, houseId);
    const commentId = await this.database.transaction(async () => {
      const change = await this.changes.lock(id);
      if (!change) throw notFound();
      requireAllowed(RULE_CHANGES, 'vote', change.state);
      if ((await this.comments.count(id)) >= LIMITS.ruleComments) throw full();
      await this.outbox.append(RuleChangeCommented, { house_id: houseId, change_id: id, actor_id: actor.accountId });
      return this.comments.insert(id, actor.accountId, text, this.clock.now());
    });
    return this.get(commentId);
  }

  /**
   * @throws 404 unless the comment is the caller's and they still belong to the house; 409 when the house is archived
   */
  async remove(actor: Actor, id: string, commentId: string): Promise<RuleComment> {
    const houseId = await this.houseOf(id);
    await this.access.requireHouseForChange(actor, houseId);
    const comment = await this.comments.find(commentId);
    if (comment?.change_id !== id || comment.author_id !== actor.accountId) throw notFound();
    await this.database.transaction(async () => {
      if (!(await this.comments.remove(commentId, this.clock.now()))) return;
      await this.outbox.append(RuleCommentRemoved, { house_id: houseId, change_id: id, actor_id: actor.accountId });
    });
    return this.get(commentId);
  }

  private async houseOf(id: string): Promise<string> {
    const change = await this.changes.find(id);
    if (!change) throw notFound();
    return change.house_id;
  }

  private async get(id: string): Promise<RuleComment> {
    const row = await this.comments.find(id);
    if (!row) throw notFound();
    return toRuleComment(row);
  }
}

const full = (): DomainError =>
  new DomainError('conflict', {
    detail: filled('There are {most} comments on this proposal, and it takes no more.', { most: LIMITS.ruleComments }),
  });
