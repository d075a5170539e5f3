import { guaranteeLinkUntil, nextDailyAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { GuaranteeCheckDue, GuaranteeLinkExpires } from './guarantees.events.ts';

/** When everyone is told of what is overdue, in the house's time zone. */
const CHECKED_AT = '09:00';

/** Schedules what happens to a guarantee later. Each method joins the caller's transaction. */
@Injectable()
export class GuaranteeDeadlines {
  constructor(
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** Returns until when the link that is sent now works. */
  async sent(id: string): Promise<Date> {
    const at = guaranteeLinkUntil(this.clock.now());
    await this.scheduledEvents.schedule(GuaranteeLinkExpires, { key: id, at, payload: { guarantee_id: id } });
    return at;
  }

  /** @param lastDay ISO date of the last check; null: there was none */
  async check(id: string, timeZone: string, lastDay: string | null): Promise<void> {
    const at = nextDailyAt({ timeZone, time: CHECKED_AT, lastDay }, this.clock.now());
    await this.scheduledEvents.schedule(GuaranteeCheckDue, { key: id, at, payload: { guarantee_id: id } });
  }

  /** It is signed: its link doesn't expire. */
  async signed(id: string, timeZone: string): Promise<void> {
    await this.scheduledEvents.unschedule(GuaranteeLinkExpires, id);
    await this.check(id, timeZone, null);
  }

  async over(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(GuaranteeLinkExpires, id);
    await this.scheduledEvents.unschedule(GuaranteeCheckDue, id);
  }
}
