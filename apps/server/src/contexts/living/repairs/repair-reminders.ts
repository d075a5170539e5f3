import { repairVisitFollowedUpAt, repairVisitRemindedAt } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import type { RepairEntity } from './repair.entity.ts';
import { RepairVisitNear, RepairVisitOver } from './repairs.events.ts';

type Planned = Pick<RepairEntity, 'house_id' | 'state' | 'visit_from' | 'visit_until'>;

/** Reminds people of visits, and asks afterwards whether it is repaired. */
@Injectable()
export class RepairReminders {
  constructor(
    private readonly database: Database,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** Schedules or drops the reminders of a repair, in the transaction that has changed it. */
  async follow(id: string): Promise<void> {
    const [repair] = await this.database.query<Planned>(
      'SELECT house_id, state, visit_from, visit_until FROM repairs WHERE id = $1',
      [id],
    );
    await this.scheduledEvents.unschedule(RepairVisitNear, id);
    await this.scheduledEvents.unschedule(RepairVisitOver, id);
    if (repair?.state !== 'accepted' || repair.visit_from === null || repair.visit_until === null) return;
    const payload = { house_id: repair.house_id, repair_id: id };
    const near = repairVisitRemindedAt(repair.visit_from, this.clock.now());
    if (near !== null) await this.scheduledEvents.schedule(RepairVisitNear, { key: id, at: near, payload });
    await this.scheduledEvents.schedule(RepairVisitOver, {
      key: id,
      at: repairVisitFollowedUpAt(repair.visit_until),
      payload,
    });
  }
}
