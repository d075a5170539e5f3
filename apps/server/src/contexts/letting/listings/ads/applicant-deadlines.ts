import { ANSWER_HOURS, UNCONFIRMED_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { ApplicantLapsed, ApplicantsWait } from './ads.events.ts';

export const CONFIRM_LIFE_SECONDS = UNCONFIRMED_KEPT_DAYS * 86_400;
const ANSWER_SECONDS = ANSWER_HOURS * 3_600;

/** What happens to an application when nobody acts. Each method joins the caller's transaction. */
@Injectable()
export class ApplicantDeadlines {
  constructor(
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** Schedules the end of the time to confirm the address. */
  async applied(id: string): Promise<void> {
    await this.scheduledEvents.schedule(ApplicantLapsed, {
      key: id,
      at: this.secondsFromNow(CONFIRM_LIFE_SECONDS),
      payload: { applicant_id: id },
    });
  }

  async confirmed(id: string, adId: string): Promise<void> {
    await this.scheduledEvents.unschedule(ApplicantLapsed, id);
    await this.waits(id, adId);
  }

  /** Starts the wait for an answer. */
  async waits(id: string, adId: string): Promise<void> {
    await this.scheduledEvents.schedule(ApplicantsWait, {
      key: id,
      at: this.secondsFromNow(ANSWER_SECONDS),
      payload: { ad_id: adId },
    });
  }

  async answered(...ids: string[]): Promise<void> {
    await this.scheduledEvents.unschedule(ApplicantsWait, ...ids);
  }

  private secondsFromNow(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1_000);
  }
}
