import { dayIn, lastDayBefore } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { TenancyEnded } from './roomies.events.ts';
import { TenancyEndsRepository } from './tenancy-ends.repository.ts';
import { type OpenTenancyRow, refuseLeased, type TenancyRow } from './tenancy-rows.ts';

/** Ends tenancies that have no lease. Joins the caller's transaction. */
@Injectable()
export class EndStay {
  constructor(
    private readonly ends: TenancyEndsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The room is available from today on, in the house's time zone. @throws 409 while a lease is in force */
  async now(stay: OpenTenancyRow): Promise<TenancyRow> {
    refuseLeased(stay);
    const today = dayIn(stay.time_zone, this.clock.now());
    const ended = await this.ends.finish(stay.tenancy_id, lastDayBefore(today, stay.starts_on));
    await this.outbox.append(TenancyEnded, ended);
    return ended;
  }
}
