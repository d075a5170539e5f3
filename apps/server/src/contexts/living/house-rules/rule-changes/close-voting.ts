import { tallyOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import type { RuleChangeEntity } from './rule-change.entity.ts';
import { RuleVotingClosed, RuleVotingEnds, RuleVotingEndsSoon } from './rule-changes.events.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';

/** Closes the voting on a change, once. Runs in a transaction. */
@Injectable()
export class CloseVoting {
  constructor(
    private readonly changes: RuleChangesRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Returns whether voting is over for a change that the caller has locked. */
  async isOver(change: RuleChangeEntity): Promise<boolean> {
    if (change.closed_at !== null) return true;
    const [electorate, votes] = [await this.changes.electorate(change.id), await this.changes.votes(change.id)];
    return tallyOf({ openedAt: change.opened_at, electorate, votes }, this.clock.now()).isOver;
  }

  /** Closes voting when the time is over or all votes are in, and asks the homeowner to decide. */
  async closeWhenOver(id: string): Promise<void> {
    const change = await this.changes.find(id);
    if (change?.closed_at !== null || change.state !== 'open' || !(await this.isOver(change))) return;
    await this.changes.advance(id, 'closeVoting', { closed_at: this.clock.now() });
    await this.stopWaiting(id);
    await this.outbox.append(RuleVotingClosed, { house_id: change.house_id, change_id: id });
  }

  /** Cancels the reminders. */
  async stopWaiting(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(RuleVotingEndsSoon, id);
    await this.scheduledEvents.unschedule(RuleVotingEnds, id);
  }
}
