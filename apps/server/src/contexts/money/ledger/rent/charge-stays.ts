import {
  type BorneShare,
  dayIn,
  dueOwed,
  instantOf,
  monthAfter,
  movedShares,
  remindersOf,
  type ReminderLadder,
  type StayLease,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import type { NewJournal } from '#contexts/money/ledger/book/journals.ts';
import { Restatements } from '#contexts/money/ledger/book/restatements.ts';
import { RentFallsDue, RentReminderDue } from './rent.events.ts';
import { type PostedRow, type RentPlan, RentRepository } from './rent.repository.ts';
import { type Charge, chargesOf, isPosted, isRent, keyOf } from './stay-charges.ts';

/**
 * Brings the charges of a tenancy in line with its leases: posts what is due and missing, reverses what is no longer
 * due, and posts it again if it becomes due again. The result is the same whatever happened and however often or late
 * it runs.
 */
@Injectable()
export class ChargeStays {
  constructor(
    private readonly database: Database,
    private readonly rents: RentRepository,
    private readonly ledger: Ledger,
    private readonly restatements: Restatements,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  /** A lease was countersigned, so its tenancy is charged from the first day on. */
  async chargeFirst(agreementId: string): Promise<void> {
    await this.database.transaction(async () => {
      const tenancyId = await this.rents.charge(agreementId);
      if (tenancyId !== undefined) await this.bringUpToDate(tenancyId);
    });
  }

  /** The end of a lease's tenancy was set, moved or withdrawn. */
  async bringLeaseUpToDate(agreementId: string): Promise<void> {
    const tenancyId = await this.rents.findStay(agreementId);
    if (tenancyId !== undefined) await this.bringUpToDate(tenancyId);
  }

  async bringUpToDate(tenancyId: string): Promise<void> {
    await this.database.transaction(async () => {
      const plan = await this.rents.lock(tenancyId);
      if (!plan) return;
      const leases = await this.rents.listLeases(tenancyId);
      const today = dayIn(plan.time_zone, this.clock.now());
      const charges = chargesOf(plan, leases, lastMonthToLookAt(leases, today));
      const leaseIds = leases.map(({ id }) => id);
      const added = await this.post(plan, charges, await this.rents.posted(leaseIds, plan.roomie_id), today);
      await this.scheduleNext(plan, charges, today);
      await this.scheduleReminders(plan, charges, added, today);
    });
  }

  /** @returns the new charges */
  private async post(
    plan: RentPlan,
    charges: readonly Charge[],
    posted: readonly PostedRow[],
    today: string,
  ): Promise<Charge[]> {
    const standing = posted.filter(({ is_reversed }) => !is_reversed);
    const wrong = standing.filter((row) => !charges.some((charge) => isPosted(charge, row)));
    const added = charges.filter((charge) => charge.dueOn <= today && !standing.some((row) => isPosted(charge, row)));
    const write = async (restatementId: string | null): Promise<void> => {
      await this.ledger.reverseAll(
        wrong.map(({ id: journalId }) => ({ journalId, reason: '' })),
        { onDay: today, by: null, restatementId },
      );
      // A charge that is due for the first time is no change.
      const isOther = ({ key }: { key: string }): boolean => !key.endsWith(':0');
      const journals = added.map((charge) => toJournal(plan, charge, keyOf(charge, posted)));
      await this.ledger.postAll(
        journals.map((journal) => (isOther(journal) ? { ...journal, restatementId } : journal)),
      );
    };
    if (wrong.length === 0) await write(null);
    else await this.restate(plan, standing, wrong, added, write);
    return added;
  }

  /** Restates charges that changed. The roomie is told month by month. */
  private async restate(
    { house_id: houseId, roomie_id: personId, tenancy_id: subjectId }: RentPlan,
    standing: readonly PostedRow[],
    wrong: readonly PostedRow[],
    added: readonly Charge[],
    write: (restatementId: string) => Promise<void>,
  ): Promise<void> {
    await this.restatements.atOnce({ houseId, kind: 'lease_changed', personId }, async (id) => {
      await write(id);
      const rents = standing
        .filter(({ kind }) => kind === 'rent_due')
        .map((row) => ({ ...row, minor: Number(row.minor) }));
      const kept = rents.filter((row) => !wrong.some((each) => each.id === row.id));
      const of = ({ month, minor }: { month: string | null; minor: number }) => ({
        subjectId: month ?? '',
        personId,
        minor,
      });
      const moved = movedShares(inMonths(rents.map(of)), inMonths([...kept, ...added.filter(isRent)].map(of)));
      await this.restatements.recordShares(
        id,
        moved.map((share) => ({
          ...share,
          subjectId,
          part: share.subjectId,
          facts: { month: share.subjectId },
          subjectKind: 'lease' as const,
          version: 1,
        })),
      );
    });
  }

  private async scheduleNext(plan: RentPlan, charges: readonly Charge[], today: string): Promise<void> {
    const { tenancy_id, time_zone: zone } = plan;
    const next = charges.find(({ dueOn }) => dueOn > today);
    if (!next) return this.scheduledEvents.unschedule(RentFallsDue, tenancy_id);
    await this.scheduledEvents.schedule(RentFallsDue, {
      key: tenancy_id,
      at: instantOf(next.dueOn, '00:00', zone),
      payload: { tenancy_id },
    });
  }

  /** Schedules reminders. For periods that have been due for some time there is only one, for the last of them. */
  private async scheduleReminders(
    plan: RentPlan,
    charges: readonly Charge[],
    added: readonly Charge[],
    today: string,
  ): Promise<void> {
    const { tenancy_id, time_zone: zone } = plan;
    const late = added.filter(isRent).at(-1);
    const coming = charges.filter(isRent).find(({ dueOn }) => dueOn > today);
    // Nobody is late before they were told, so reminders count from that day.
    const told = late && { name: late.name, dueOn: late.dueOn < today ? today : late.dueOn };
    for (const { name, dueOn } of [told, coming].filter((charge) => charge !== undefined)) {
      const [first] = remindersOf(dueOn, ladderOf(plan));
      // The reminders of an upcoming due that have already begun were scheduled at the time.
      if (!first || (dueOn > today && first.on <= today)) continue;
      await this.scheduledEvents.scheduleIfNew(RentReminderDue, {
        key: `${tenancy_id}:${name}`,
        at: instantOf(first.on, '09:00', zone),
        payload: { tenancy_id, month: name, due_on: dueOn, last_sent: null },
      });
    }
  }
}

/** Merges the parts of a month in which one lease follows another. */
function inMonths(shares: readonly BorneShare[]): BorneShare[] {
  return [...Map.groupBy(shares, ({ subjectId }) => subjectId).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, minor: others.reduce((sum, { minor }) => sum + minor, first.minor) }],
  );
}

/**
 * Returns the month after the current one, because its rent may be due on its first day, or a later month in which a
 * lease begins.
 */
function lastMonthToLookAt(leases: readonly StayLease[], today: string): string {
  const months = [monthAfter(today.slice(0, 7)), ...leases.map(({ startsOn }) => startsOn)];
  return months.reduce((last, day) => (day > last ? day : last)).slice(0, 7);
}

export const ladderOf = ({ rent_reminders: { before, on_the_day, after } }: RentPlan): ReminderLadder => ({
  before,
  onTheDay: on_the_day,
  after,
});

function toJournal(plan: RentPlan, charge: Charge, key: string): NewJournal {
  const { house_id: houseId, roomie_id: debtorId, homeowner_id: creditorId } = plan;
  const about = { houseId, onDay: charge.dueOn, key, by: null, subject: { kind: 'lease', id: charge.leaseId } };
  const owed = { debtorId, creditorId, minor: charge.minor };
  if (charge.kind === 'deposit_due') {
    return { ...about, kind: 'deposit_due', facts: {}, postings: dueOwed({ ...owed, account: 'deposit' }) };
  }
  if (charge.kind === 'opening_balance') {
    return { ...about, kind: 'opening_balance', facts: {}, postings: dueOwed({ ...owed, account: 'rent' }) };
  }
  const { month, period, from, to, days, ofDays, whole } = charge;
  const facts = {
    month,
    ...(period === 'month' ? {} : { period }),
    from,
    to,
    days,
    of_days: ofDays,
    monthly_minor: whole,
  };
  return { ...about, kind: 'rent_due', facts, postings: dueOwed({ ...owed, account: 'rent' }) };
}
