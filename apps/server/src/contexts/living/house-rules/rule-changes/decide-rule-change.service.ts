import type { decideRuleChange, ParsedInput, RuleChange } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { AdoptRules, HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { CloseVoting } from './close-voting.ts';
import { ReadRuleChangesService } from './read-rule-changes.service.ts';
import type { RuleChangeEntity } from './rule-change.entity.ts';
import { RuleChangeDecided } from './rule-changes.events.ts';
import { RULE_CHANGES, RuleChangesRepository } from './rule-changes.repository.ts';

type Decision = ParsedInput<typeof decideRuleChange>['body'];
type Accepted = Extract<Decision, { decision: 'accepted' }>;

/** Records the homeowner's decision after the house has voted. */
@Injectable()
export class DecideRuleChangeService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly changes: RuleChangesRepository,
    private readonly houses: HousesReadModel,
    private readonly rules: AdoptRules,
    private readonly voting: CloseVoting,
    private readonly reader: ReadRuleChangesService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a new version of the rules in force when the change is accepted.
   * @throws 404 unless the house is the caller's; 409 when it is decided, voting is open, the house is archived, or the
   * rules in force aren't those the caller saw (with the current ones); 422 when the rules would not change
   */
  async decide(actor: Actor, id: string, decision: Decision, origin: RequestOrigin): Promise<RuleChange> {
    const found = await this.changes.find(id);
    if (!found) throw notFound();
    const relation = await this.access.requireHouseForChange(actor, found.house_id);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    await this.database.transaction(async () => {
      const change = await this.lock(id);
      const version = decision.decision === 'accepted' ? await this.adopt(actor, change, decision) : null;
      const now = this.clock.now();
      await this.changes.advance(id, decision.decision === 'accepted' ? 'accept' : 'decline', {
        decided_at: now,
        decided_by: actor.accountId,
        reason: decision.reason,
        // A late worker finds it closed and asks nobody to decide.
        closed_at: change.closed_at ?? now,
        adopted_version: version,
      });
      await this.voting.stopWaiting(id);
      const decided = { house_id: change.house_id, change_id: id, actor_id: actor.accountId };
      await this.outbox.append(RuleChangeDecided, { ...decided, outcome: decision.decision });
      await this.audit.recordAdmin(actor, 'rule-change.decide', id, origin);
    });
    return this.reader.get(actor, id);
  }

  /** @throws 409 when it is decided, or while voting is open */
  private async lock(id: string): Promise<RuleChangeEntity> {
    const change = await this.changes.lock(id);
    if (!change) throw notFound();
    requireAllowed(RULE_CHANGES, 'decline', change.state);
    if (await this.voting.isOver(change)) return change;
    throw new DomainError('conflict', {
      detail: 'Voting on this proposal isn’t over yet.',
      current: { state: change.state },
    });
  }

  private async adopt(actor: Actor, { house_id: houseId }: RuleChangeEntity, decision: Accepted): Promise<number> {
    const house = await this.houses.lock(houseId);
    if (!house) throw notFound();
    const current = { version: house.rules_version, text: house.rules_text ?? '' };
    if (current.version !== decision.rules_version) {
      throw new DomainError('stale_version', { detail: 'The rules have changed since you opened them.', current });
    }
    if (current.text === decision.rules) throw unacceptable('rules', 'These rules are already in force.');
    return this.rules.adopt(actor, houseId, decision.rules);
  }
}
