import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { AppealEscalated, type AppealIds, AppealWaitedLong } from './appeals.events.ts';
import { APPEALS } from './appeals.repository.ts';

/** Escalates an appeal from the homeowner to the admins. Runs in the caller's transaction. */
@Injectable()
export class AppealEscalation {
  constructor(
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 when it is already decided */
  async escalate({ house_id, appeal_id, roomie_id }: AppealIds): Promise<void> {
    await this.states.advance(APPEALS, 'escalate', appeal_id, { set: { escalated_at: this.clock.now() } });
    await this.scheduledEvents.unschedule(AppealWaitedLong, appeal_id);
    await this.outbox.append(AppealEscalated, { house_id, appeal_id, roomie_id });
  }
}
