import { instantOf, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { TenancyStarted } from '#contexts/housing/houses/index.ts';
import { MoveInReportDue } from './move-in.events.ts';
import { MoveStaysRepository } from './move-stays.repository.ts';

/** Days after the first one, when the roomie has unpacked and still remembers the state of the room. */
const REMIND_AFTER_DAYS = 2;
const REMIND_AT = '18:00';

/** Reminds a new roomie once that a move-in report protects their deposit. */
@Injectable()
export class MoveInHandlers {
  constructor(
    private readonly stays: MoveStaysRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  @EventHandler(TenancyStarted, { id: 'plan-move-in-reminder', queue: 'recalculation', effect: 'transaction' })
  async plan({ tenancy_id }: EventOf<typeof TenancyStarted>): Promise<void> {
    const stay = await this.stays.find(tenancy_id);
    if (!stay) return;
    const at = instantOf(plusDays(stay.starts_on, REMIND_AFTER_DAYS), REMIND_AT, stay.time_zone);
    // A roomie who has lived there for long no longer remembers the state of the room.
    if (at <= this.clock.now()) return;
    await this.scheduledEvents.scheduleIfNew(MoveInReportDue, { key: tenancy_id, at, payload: { tenancy_id } });
  }
}
