import { keptSince, SESSION_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { SessionsRepository } from './sessions.repository.ts';

const BATCH = 10_000;

@DeclaresPersonalData()
@Injectable()
export class AuthPersonalData implements PersonalDataProvider {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('sessions', {
      export: { sessions: ({ id, newest }) => this.sessions.exportFor(id, newest) },
      forget: (id) => this.sessions.forget(id),
      periods: [{ days: SESSION_KEPT_DAYS, after: 'it would have expired', job: 'forget-old-sessions' }],
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-sessions', queue: 'recalculation', effect: 'transaction' })
  forgetOld(): Promise<void> {
    return this.sessions.forgetExpired(keptSince(this.clock.now(), SESSION_KEPT_DAYS), BATCH);
  }
}
