import { dayIn, instantOf, reminderDue, remindersOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { ChargeStays, ladderOf } from './charge-stays.ts';
import { RentReminded, RentReminderDue } from './rent.events.ts';
import { type RentPlan, RentRepository } from './rent.repository.ts';
import { chargesOf, isRent, type RentCharge } from './stay-charges.ts';

type ToRemind = EventOf<typeof RentReminderDue>;

/**
 * Reminds roomies of rent before, on and after its due day, as the house's settings say, while any of it is
 * open.
 */
@Injectable()
export class RemindOfRent {
  constructor(
    private readonly database: Database,
    private readonly rents: RentRepository,
    private readonly charging: ChargeStays,
    private readonly ledger: Ledger,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * May run late: of several reminders only the last is sent, and none announces a due day that has passed. Once the
   * next period's rent is due, its reminders cover everything open.
   */
  async remind({ tenancy_id: id, month, due_on: dueOn, last_sent: lastSent }: ToRemind): Promise<void> {
    await this.database.transaction(async () => {
      await this.charging.bringUpToDate(id);
      const plan = await this.rents.find(id);
      if (!plan) return;
      const today = dayIn(plan.time_zone, this.clock.now());
      const charges = chargesOf(plan, await this.rents.listLeases(id), today.slice(0, 7)).filter(isRent);
      if (charges.some((charge) => charge.dueOn > dueOn && charge.dueOn <= today)) return;
      const reminder = reminderDue(dueOn, ladderOf(plan), lastSent, today);
      if (reminder && (reminder.days >= 0 || today < dueOn)) {
        const minor = reminder.days < 0 ? await this.upcomingAmount(plan, month) : await this.openOf(plan);
        const { tenancy_id, house_id, roomie_id } = plan;
        const { days } = reminder;
        const [reminded] = await this.listNamed(plan, month);
        const time = reminded === undefined ? month : timeOf(reminded);
        const about = { tenancy_id, house_id, roomie_id, month: time, due_on: dueOn, days, minor };
        // A roomie who reported a payment isn't reminded until the homeowner has answered.
        const isSaidPaid = await this.rents.hasReportedPayment(house_id, roomie_id);
        if (minor > 0 && !isSaidPaid) await this.outbox.append(RentReminded, about);
      }
      const next = remindersOf(dueOn, ladderOf(plan)).find(({ on }) => on > today);
      if (!next) return;
      await this.scheduledEvents.schedule(RentReminderDue, {
        key: `${id}:${month}`,
        at: instantOf(next.on, '09:00', plan.time_zone),
        payload: { tenancy_id: id, month, due_on: dueOn, last_sent: reminder?.days ?? lastSent },
      });
    });
  }

  /** Returns the rent of a period that isn't charged yet, less what was paid in advance. */
  private async upcomingAmount(plan: RentPlan, name: string): Promise<number> {
    const charges = await this.listNamed(plan, name);
    const minor = charges.reduce((sum, charge) => sum + charge.minor, 0);
    const owed = await this.rents.rentOwed(plan.house_id, plan.roomie_id);
    return minor === 0 ? 0 : minor + Math.min(0, owed);
  }

  /** Returns the rents of that name: of a month, also those of leases that follow each other in it. */
  private async listNamed(plan: RentPlan, name: string): Promise<RentCharge[]> {
    const charges = chargesOf(plan, await this.rents.listLeases(plan.tenancy_id), name.slice(0, 7));
    return charges.filter(isRent).filter((charge) => charge.name === name);
  }

  private async openOf({ house_id, roomie_id }: RentPlan): Promise<number> {
    const open = await this.ledger.listOpen(house_id, roomie_id, ['rent']);
    return open.reduce((sum, { left }) => sum + left, 0);
  }
}

/** Returns a month as `YYYY-MM`, other periods by their days: `from/to`. */
const timeOf = ({ period, month, from, to }: RentCharge): string => (period === 'month' ? month : `${from}/${to}`);
