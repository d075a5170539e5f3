import { type CoHomeownerAction, coHomeownerMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { SessionsService } from '#contexts/identity/accounts/sign-in/sessions.service.ts';
import type { CoHomeownerEntity } from './co-homeowner.entity.ts';
import { CoHomeownerEnded, CoHomeownerInvitationLapses } from './co-homeowners.events.ts';
import { CoHomeownersRepository } from './co-homeowners.repository.ts';

/** Ends a co-homeowner's rights, and at once the sessions in which they use them. */
@Injectable()
export class EndCoHomeowner {
  constructor(
    private readonly rows: CoHomeownersRepository,
    private readonly sessions: SessionsService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the caller's transaction.
   * @param row locked
   * @param by null: the invitation's time is over
   * @returns false if it was over already
   */
  async end(row: CoHomeownerEntity, by: 'homeowner' | 'co_homeowner' | null): Promise<boolean> {
    const action = actionOf(row, by);
    if (!coHomeownerMachine.allows(action, row.state)) return false;
    const was = row.state === 'active' ? 'active' : 'invited';
    await this.rows.advance(row.id, action, { ended_at: this.clock.now() });
    await this.scheduledEvents.unschedule(CoHomeownerInvitationLapses, row.id);
    await this.sessions.endActing(row);
    const { id, homeowner_id, person_id } = row;
    await this.outbox.append(CoHomeownerEnded, { co_homeowner_id: id, homeowner_id, person_id, was, by });
    return true;
  }
}

function actionOf({ state }: CoHomeownerEntity, by: 'homeowner' | 'co_homeowner' | null): CoHomeownerAction {
  if (by === null) return 'lapse';
  if (by === 'homeowner') return 'end';
  return state === 'invited' ? 'decline' : 'leave';
}
