import { LIMITS, type ParsedInput, type proposeRuleChange, type RuleChange } from '@common-roof/contracts';
import { dayIn, votingEndsAt } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { oneDayBefore, assertDailyLimit } from '#kernel/rate-limits/daily-limit.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsReadModel, requireOwnAddress } from '#contexts/identity/accounts/index.ts';
import { CloseVoting } from './close-voting.ts';
import { ReadRuleChangesService } from './read-rule-changes.service.ts';
import { RuleChangeProposed, RuleVotingEnds, RuleVotingEndsSoon } from './rule-changes.events.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';

type Proposed = ParsedInput<typeof proposeRuleChange>['body'];

@Injectable()
export class ProposeRuleChangeService {
  constructor(
    private readonly access: Access,
    private readonly accounts: AccountsReadModel,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly changes: RuleChangesRepository,
    private readonly voting: CloseVoting,
    private readonly reader: ReadRuleChangesService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Proposes a change in the caller's current house. Everyone who lives there now gets a vote, and the author votes for
   * it.
   * @throws 403 for a roomie without a tenancy; 422 for an address that isn't the caller's; 429 for the sixth within 24
   * hours
   */
  async propose(actor: Actor, { email, rule, why_not, suggestion, turn_price: price }: Proposed): Promise<RuleChange> {
    await this.access.requireCurrentTenancy(actor);
    const houseId = await this.changes.findHouse(actor.accountId);
    if (houseId === undefined) throw notFound();
    requireOwnAddress(await this.accounts.find(actor.accountId), email);
    const id = await this.database.transaction(async () => {
      // Locks the house, so that moves and other proposals wait.
      const house = await this.houses.lock(houseId);
      // A roomie who has just moved out can't propose changes.
      if (!house || (await this.changes.findHouse(actor.accountId)) !== houseId) throw notFound();
      const now = this.clock.now();
      await this.requireFew(actor, now);
      const endsAt = votingEndsAt(now);
      const turnPrice = price === undefined ? null : String(minorOf(price, house.currency, 'turn_price'));
      const change = {
        house_id: houseId,
        author_id: actor.accountId,
        rule,
        why_not,
        suggestion,
        turn_price_minor: turnPrice,
      };
      const changeId = await this.changes.insert(
        { ...change, opened_at: now, voting_ends_at: endsAt },
        dayIn(house.time_zone, now),
      );
      const payload = { house_id: houseId, change_id: changeId };
      await this.outbox.append(RuleChangeProposed, { ...payload, actor_id: actor.accountId });
      await this.scheduledEvents.schedule(RuleVotingEndsSoon, {
        key: changeId,
        at: oneDayBefore(endsAt),
        payload,
      });
      await this.scheduledEvents.schedule(RuleVotingEnds, { key: changeId, at: endsAt, payload });
      await this.voting.closeWhenOver(changeId);
      return changeId;
    });
    return this.reader.get(actor, id);
  }

  private async requireFew({ accountId }: Actor, now: Date): Promise<void> {
    const most = LIMITS.ruleChangesPerDay;
    const today = await this.changes.openedBy(accountId, oneDayBefore(now));
    assertDailyLimit(today, most, now, filled('You can propose {most} changes a day.', { most }));
  }
}
