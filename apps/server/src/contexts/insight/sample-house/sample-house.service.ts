import type { SampleHouse } from '@common-roof/contracts';
import { SAMPLE_HOUSE_DAYS } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { RowTree } from '#kernel/database/row-tree.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { SampleHouseEnds, SampleHouseMade, SampleHouseRemoved } from './sample-house.events.ts';
import { SampleHouseRepository, type SampleHouseRow } from './sample-house.repository.ts';
import { SampleMonth } from './sample-month.ts';

const DAY_MS = 86_400_000;

const endOf = ({ created_at: createdAt }: SampleHouseRow): Date =>
  new Date(createdAt.getTime() + SAMPLE_HOUSE_DAYS * DAY_MS);

/** A house to try things out with: made and removed in one transaction each, so it is whole or isn't there. */
@Injectable()
export class SampleHouseService {
  constructor(
    private readonly database: Database,
    private readonly rows: SampleHouseRepository,
    private readonly month: SampleMonth,
    private readonly tree: RowTree,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async get({ accountId }: Actor): Promise<SampleHouse> {
    const row = await this.rows.find(accountId);
    return { house_id: row?.id ?? null, ends_at: row ? toTimestamp(endOf(row)) : null };
  }

  /** Makes the caller's sample house, unless there is one. @throws 409 when another house has its name, 429 */
  async make(actor: Actor, reader: Reader, origin: RequestOrigin): Promise<SampleHouse> {
    await this.limits.consume('imports', actor.accountId);
    const ofOwner = { homeowner_id: actor.accountId };
    await this.database.transaction(async () => {
      await this.rows.lock(actor.accountId);
      if (await this.rows.find(actor.accountId)) return;
      await this.rows.beginHandling();
      await this.month.furnish(actor, reader, origin);
      // In a sample house nothing falls due.
      await this.scheduledEvents.unscheduleOfTransaction();
      const row = await this.rows.find(actor.accountId);
      if (!row) throw new Error('A sample house was not stored.');
      await this.scheduledEvents.schedule(SampleHouseEnds, {
        key: actor.accountId,
        at: endOf(row),
        payload: ofOwner,
      });
      await this.outbox.append(SampleHouseMade, { ...ofOwner, house_id: row.id });
    });
    return this.get(actor);
  }

  /** Removes the sample house of a homeowner and everything that belongs to it. Does nothing without one. */
  async remove(homeownerId: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.rows.lock(homeownerId);
      const row = await this.rows.find(homeownerId);
      if (!row) return;
      await this.rows.beginHandling();
      const roots = new Map([
        ['houses', [row.id]],
        ['accounts', row.roomies],
      ]);
      await this.rows.forget(await this.tree.delete(roots));
      await this.scheduledEvents.unschedule(SampleHouseEnds, homeownerId);
      await this.outbox.append(SampleHouseRemoved, { homeowner_id: homeownerId, house_id: row.id });
    });
  }

  /** Removes a sample house whose time is over. One that was made again in between stays. */
  async end(homeownerId: string): Promise<void> {
    const row = await this.rows.find(homeownerId);
    if (row && endOf(row) <= this.clock.now()) await this.remove(homeownerId);
  }
}
