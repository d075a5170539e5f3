import { dayIn, instantOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { StayAgreed, StayBegins, TenancyEnded, TenancyStarted } from './roomies.events.ts';
import { type BegunTenancyRow, TenanciesRepository } from './tenancies.repository.ts';
import type { TenancyRow } from './tenancy-rows.ts';

/**
 * Begins tenancies: at once, or on their first day. Until then the room is taken from that day on, and the roomie does
 * not see the house yet. Joins the caller's transaction.
 */
@Injectable()
export class BeginStay {
  constructor(
    private readonly tenancies: TenanciesRepository,
    private readonly outbox: Outbox,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Starting one by today also ends tenancies of the roomie whose last day is past, whether or not the homeowner has
   * released them. Throws 404 for an unknown room; 409 when room or person is taken, or the house is not open.
   */
  async start(roomieId: string, roomId: string, startsOn: string): Promise<BegunTenancyRow> {
    const now = this.clock.now();
    const { time_zone: timeZone } = (await this.tenancies.findPlace(roomId)) ?? {};
    if (timeZone === undefined) throw notFound();
    if (startsOn <= dayIn(timeZone, now)) await this.leavePast(roomieId, startsOn);
    const begun = await this.tenancies.start(roomieId, roomId, startsOn, now);
    await this.outbox.append(begun.state === 'upcoming' ? StayAgreed : TenancyStarted, happened(begun));
    if (begun.state === 'upcoming') await this.schedule(begun.tenancy_id, startsOn, timeZone);
    return begun;
  }

  /**
   * Begins an agreed tenancy on its first day. Does nothing when it has begun, its first day was moved, or the roomie
   * still lives elsewhere: then their lease moves them.
   */
  async onItsDay(tenancyId: string): Promise<void> {
    const stay = await this.tenancies.lockUpcoming(tenancyId);
    if (!stay || stay.starts_on > dayIn(stay.time_zone, this.clock.now())) return;
    await this.leavePast(stay.roomie_id, stay.starts_on);
    if ((await this.tenancies.lockOpenOf(stay.roomie_id))?.tenancy_id !== tenancyId) return;
    const begun = await this.tenancies.begin(tenancyId);
    if (begun) await this.outbox.append(TenancyStarted, happened(begun));
  }

  /** Schedules the beginning. @param startsOn ISO date in the time zone */
  async schedule(tenancyId: string, startsOn: string, timeZone: string): Promise<void> {
    await this.scheduledEvents.schedule(StayBegins, {
      key: tenancyId,
      at: instantOf(startsOn, '00:00', timeZone),
      payload: { tenancy_id: tenancyId },
    });
  }

  private async leavePast(roomieId: string, day: string): Promise<void> {
    for (const left of await this.tenancies.endPast(roomieId, day)) await this.outbox.append(TenancyEnded, left);
  }
}

const happened = ({ tenancy_id, roomie_id, room_id, house_id }: TenancyRow): TenancyRow => ({
  tenancy_id,
  roomie_id,
  room_id,
  house_id,
});
