import { VISITOR_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import {
  type HoldingPersonalData,
  holds,
  holdsNobody,
  HoldsPersonalData,
} from '../../../platform/personal-data/holding.ts';
import { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { ShowingTimesRepository } from './showing-times.repository.ts';
import { ShowingLongOver } from './showings.events.ts';
import { ShowingsRepository } from './showings.repository.ts';

/** Who came to see a room, and when those who live there would rather have nobody come. */
@HoldsPersonalData()
@Injectable()
export class ShowingsPersonalData implements HoldingPersonalData {
  constructor(
    private readonly showings: ShowingsRepository,
    private readonly times: ShowingTimesRepository,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    holdsNobody('showing_settings', 'when rooms of a house can be shown'),
    holds('showing_quiet_times', {
      export: { quiet_times: ({ id }) => this.times.quietOf(id) },
      forget: (id) => this.times.forgetQuiet(id),
    }),
    holds('showings', {
      export: { showings: ({ id, newest }) => this.showings.exportOf(id, newest) },
      forget: async (id) => this.register.forgetStrangers(await this.showings.rememberedOf(id)),
      forgetStranger: (id) => this.showings.forgetVisitor(id, this.clock.now()),
      periods: [{ of: 'who came', days: VISITOR_KEPT_DAYS, after: 'the showing', job: 'forget-visitor' }],
      kept: { reason: 'Why a roomie declined concerns the homeowner; it goes with the visitor.' },
    }),
  ];

  @OnEvent(ShowingLongOver, { id: 'forget-visitor', queue: 'recalculation', effect: 'transaction' })
  forgetVisitor({ showing_id }: EventOf<typeof ShowingLongOver>): Promise<void> {
    return this.register.forgetStrangers([showing_id]);
  }
}
