import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { CloseVoting } from './close-voting.ts';
import { RuleVotingEnds } from './rule-changes.events.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';

/** Reminds of voting and closes it when its time is over. */
@Injectable()
export class RuleChangesHandlers {
  constructor(
    private readonly changes: RuleChangesRepository,
    private readonly voting: CloseVoting,
  ) {}

  @EventHandler(RuleVotingEnds, { id: 'close-rule-voting', queue: 'recalculation', effect: 'transaction' })
  async close({ change_id: id }: EventOf<typeof RuleVotingEnds>): Promise<void> {
    await this.changes.lock(id);
    await this.voting.closeWhenOver(id);
  }
}
