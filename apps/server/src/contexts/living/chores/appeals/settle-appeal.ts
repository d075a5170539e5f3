import type { decideAppeal, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { AppealCauses } from './appeal-causes.ts';
import { AppealDecided, AppealWaitedLong, AppealWaitedTooLong } from './appeals.events.ts';
import { APPEALS, type OneAppealRow } from './appeals.repository.ts';

/** The outcome of an appeal. */
export interface Settlement {
  readonly decision: ParsedInput<typeof decideAppeal>['body']['decision'];
  /** Null when nobody decided in time. */
  readonly by: string | null;
  readonly reason: string;
}

/**
 * Settles an appeal and the strike or feedback it is about. Runs in a transaction that holds the lock on the house's
 * chore plan.
 */
@Injectable()
export class SettleAppeal {
  constructor(
    private readonly states: States,
    private readonly causes: AppealCauses,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 when the appeal is already decided */
  async settle(appeal: OneAppealRow, { decision, by, reason }: Settlement): Promise<void> {
    const set = { decided_at: this.clock.now(), decided_by: by, reason };
    await this.states.advance(APPEALS, decision === 'upheld' ? 'uphold' : 'dismiss', appeal.id, { set });
    await this.scheduledEvents.unschedule(AppealWaitedLong, appeal.id);
    await this.scheduledEvents.unschedule(AppealWaitedTooLong, appeal.id);
    if (decision === 'upheld') await this.causes.overturn(appeal);
    else await this.causes.restore(appeal);
    await this.outbox.append(AppealDecided, {
      house_id: appeal.house_id,
      appeal_id: appeal.id,
      roomie_id: appeal.roomie_id,
      outcome: decision,
      actor_id: by,
    });
  }
}
