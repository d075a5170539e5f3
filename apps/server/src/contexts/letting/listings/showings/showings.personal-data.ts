import { VISITOR_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { ShowingTimesRepository } from './showing-times.repository.ts';
import { ShowingLongOver } from './showings.events.ts';
import { ShowingsRepository } from './showings.repository.ts';

/** Visitors of rooms, and the times at which roomies want no visitors. */
@DeclaresPersonalData()
@Injectable()
export class ShowingsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly showings: ShowingsRepository,
    private readonly times: ShowingTimesRepository,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    noPersonalData('showing_settings', 'when rooms of a house can be shown'),
    personalData('showing_quiet_times', {
      export: { quiet_times: ({ id }) => this.times.listQuiet(id) },
      forget: (id) => this.times.forgetQuiet(id),
    }),
    personalData('showings', {
      export: { showings: ({ id, newest }) => this.showings.exportFor(id, newest) },
      forget: async (id) => this.register.forgetStrangers(await this.showings.listRemembered(id)),
      forgetStranger: (id) => this.showings.forgetVisitor(id, this.clock.now()),
      periods: [{ of: 'who came', days: VISITOR_KEPT_DAYS, after: 'the showing', job: 'forget-visitor' }],
      retained: { reason: 'Why a roomie declined concerns the homeowner; it goes with the visitor.' },
    }),
  ];

  @EventHandler(ShowingLongOver, { id: 'forget-visitor', queue: 'recalculation', effect: 'transaction' })
  forgetVisitor({ showing_id }: EventOf<typeof ShowingLongOver>): Promise<void> {
    return this.register.forgetStrangers([showing_id]);
  }
}
