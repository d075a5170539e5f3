import { DEPOSIT_WARNING_DAYS } from '@common-roof/contracts';
import { dayIn, disputableUntil, instantOf, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { DepositDisputesOver, DepositReturnDue } from './deposits.events.ts';
import type { DepositRow } from './deposits.repository.ts';

/** The deadlines of a deposit. Each method joins the caller's transaction. */
@Injectable()
export class DepositDeadlines {
  constructor(
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** Warnings whose time has passed are skipped, except the one that the return is late. */
  async opened({ id, return_by, time_zone }: Pick<DepositRow, 'id' | 'return_by' | 'time_zone'>): Promise<void> {
    const warnings = DEPOSIT_WARNING_DAYS.map((days) => ({
      key: keyOf(id, days),
      at: instantOf(plusDays(return_by, -days), '09:00', time_zone),
      payload: { deposit_id: id, days },
    }));
    const now = this.clock.now();
    await this.scheduledEvents.schedule(
      DepositReturnDue,
      ...warnings.filter(({ at, payload }) => at > now || payload.days < 0),
    );
  }

  /** Drops the deadlines: the deposit was returned in time, or is no longer held. */
  async over(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(DepositReturnDue, ...DEPOSIT_WARNING_DAYS.map((days) => keyOf(id, days)));
  }

  async settled({ id, time_zone }: Pick<DepositRow, 'id' | 'time_zone'>, at: Date): Promise<void> {
    await this.over(id);
    const day = plusDays(disputableUntil(dayIn(time_zone, at)), 1);
    const payload = { deposit_id: id };
    await this.scheduledEvents.schedule(DepositDisputesOver, {
      key: id,
      at: instantOf(day, '00:00', time_zone),
      payload,
    });
  }
}

const keyOf = (id: string, days: number): string => `${id}:${String(days)}`;
