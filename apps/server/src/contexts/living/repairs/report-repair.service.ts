import { LIMITS, type ParsedInput, type RepairDetail, type reportRepair } from '@common-roof/contracts';
import { repairRemindedAt } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { assertDailyLimit, oneDayBefore } from '#kernel/rate-limits/daily-limit.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { RepairChanges } from './repair-changes.ts';
import { RepairReported, RepairUnanswered } from './repairs.events.ts';
import { RepairsRepository } from './repairs.repository.ts';

type Body = ParsedInput<typeof reportRepair>['body'];

/** Lets the people of a house report what has to be repaired. */
@Injectable()
export class ReportRepairService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly repairs: RepairsRepository,
    private readonly changes: RepairChanges,
    private readonly images: Images,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 for a house or a room that isn't the caller's; 409 when the house is archived; 422 for images that
   * aren't the caller's; 429
   */
  async report(actor: Actor, houseId: string, body: Body, origin: RequestOrigin): Promise<RepairDetail> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation === 'keeper') throw notFound();
    const { photos, room_id: roomId, area_name: areaName = null, ...report } = body;
    if (roomId !== null) await this.requireRoom(actor, houseId, roomId, relation === 'member');
    const id = await this.database.transaction(async () => {
      // Locks the house, so that of two at once the second counts the first.
      await this.houses.lock(houseId);
      const now = this.clock.now();
      await this.requireFew(houseId, now);
      const about = { house_id: houseId, room_id: roomId, reporter_id: actor.accountId };
      const stored = await this.repairs.insert({ ...report, ...about, area_name: areaName, reported_at: now });
      if (photos.length > 0) await this.images.placeOwn(actor, { kind: 'repair', id: stored }, photos);
      const payload = { house_id: houseId, repair_id: stored };
      await this.scheduledEvents.schedule(RepairUnanswered, {
        key: stored,
        at: repairRemindedAt(now, body.urgency),
        payload,
      });
      await this.outbox.append(RepairReported, { ...payload, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'repair.report', stored, origin);
      return stored;
    });
    return this.changes.get(actor, id);
  }

  private async requireRoom(actor: Actor, houseId: string, roomId: string, isRoomie: boolean): Promise<void> {
    const isTheirs = isRoomie
      ? await this.repairs.livesIn(actor.accountId, houseId, roomId)
      : await this.repairs.hasRoom(houseId, roomId);
    if (!isTheirs) throw notFound();
  }

  private async requireFew(houseId: string, now: Date): Promise<void> {
    const most = LIMITS.repairsPerDay;
    const today = await this.repairs.reportedSince(houseId, oneDayBefore(now));
    assertDailyLimit(today, most, now, filled('You can report {most} repairs a day in a house.', { most }));
  }
}
