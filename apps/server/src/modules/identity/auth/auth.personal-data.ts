import { keptSince, SESSION_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { HourPassed } from '../../../platform/schedule/recurring.ts';
import { SessionsRepository } from './sessions.repository.ts';

const BATCH = 10_000;

@HoldsPersonalData()
@Injectable()
export class AuthPersonalData implements HoldingPersonalData {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    holds('sessions', {
      export: { sessions: ({ id, newest }) => this.sessions.exportOf(id, newest) },
      forget: (id) => this.sessions.forget(id),
      periods: [{ days: SESSION_KEPT_DAYS, after: 'it would have expired', job: 'forget-old-sessions' }],
    }),
  ];

  @OnEvent(HourPassed, { id: 'forget-old-sessions', queue: 'recalculation', effect: 'transaction' })
  forgetOld(): Promise<void> {
    return this.sessions.forgetExpired(keptSince(this.clock.now(), SESSION_KEPT_DAYS), BATCH);
  }
}
