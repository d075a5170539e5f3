import type { ParsedInput, recalculateSupplies } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { jobOf } from './delayed-recalculation.ts';
import { SuppliesRecalculationRequested } from './supplies.events.ts';
import { SuppliesRepository } from './supplies.repository.ts';

/** Lets a person request that a month of their house is recalculated. */
@Injectable()
export class RecalculateSuppliesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly supplies: SuppliesRepository,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Schedules one job per month of a house, however often it is requested. @returns the job's id, which comes with the
   * result
   * @throws 404 unless the caller is the roomie or their homeowner, and the roomie has a tenancy
   */
  async request(
    actor: Actor,
    roomieId: string,
    { month }: ParsedInput<typeof recalculateSupplies>['body'],
  ): Promise<{ job_id: string }> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation !== 'self' && relation !== 'owner' && relation !== 'admin') throw notFound();
    const home = await this.supplies.findHome(roomieId);
    if (!home) throw notFound();
    const { house_id, time_zone: timeZone } = home;
    const now = this.clock.now();
    const payload = { house_id, month: month ?? dayIn(timeZone, now).slice(0, 7) };
    const key = jobOf(payload);
    await this.database.transaction(() =>
      this.scheduledEvents.scheduleIfNew(SuppliesRecalculationRequested, { key, at: now, payload }),
    );
    return { job_id: key };
  }
}
