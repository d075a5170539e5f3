import type { RuleChange, RuleVoteSays } from '@common-roof/contracts';
import { mayVote } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { CloseVoting } from './close-voting.ts';
import { ReadRuleChangesService } from './read-rule-changes.service.ts';
import { RuleChangeVoted } from './rule-changes.events.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';

@Injectable()
export class VoteOnRuleChangeService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly changes: RuleChangesRepository,
    private readonly voting: CloseVoting,
    private readonly reader: ReadRuleChangesService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Records one vote per person, which can be changed while voting is open. The last missing vote ends it.
   * @throws 404; 403 for a person who didn't live there when it was proposed; 409 when it is decided, voting is over,
   * or the house is archived
   */
  async vote(actor: Actor, id: string, says: RuleVoteSays): Promise<RuleChange> {
    const found = await this.changes.find(id);
    if (!found) throw notFound();
    await this.access.requireHouseForChange(actor, found.house_id);
    await this.database.transaction(async () => {
      // Locks the change, so that the second of two last votes sees the first.
      await this.changes.advance(id, 'vote');
      await this.requireVote(actor, id);
      await this.changes.vote(id, actor.accountId, says === 'for', this.clock.now());
      const voted = { house_id: found.house_id, change_id: id, actor_id: actor.accountId };
      await this.outbox.append(RuleChangeVoted, voted);
      await this.voting.closeWhenOver(id);
    });
    return this.reader.get(actor, id);
  }

  private async requireVote({ accountId }: Actor, id: string): Promise<void> {
    const change = await this.changes.find(id);
    if (!change) throw notFound();
    const [electorate, votes] = [await this.changes.electorate(id), await this.changes.votes(id)];
    if (!electorate.includes(accountId)) {
      throw new DomainError('forbidden', { detail: 'Only people who lived here at the time can vote.' });
    }
    const voting = { openedAt: change.opened_at, electorate, votes };
    if (change.closed_at === null && mayVote(voting, accountId, this.clock.now())) return;
    throw new DomainError('conflict', { detail: 'Voting on this proposal is over.', current: { state: change.state } });
  }
}
