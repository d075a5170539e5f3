import { CAP_DAYS, dayIn, instantOf, missedAt, nextDailyAt, plusDays, type Sharer } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { ChoreDebts } from './chore-debts.ts';
import { type Reassignable, ChoreAssignments } from './chore-assignments.ts';
import { isUpcoming, upcomingTurns } from './chore-plan.ts';
import { ChorePlansRepository, type PlanRow } from './chore-plans.repository.ts';
import { ChorePlanDue, ChoresDayBegan, TurnsMissed } from './chores.events.ts';
import { type ChoreRow, ChoresRepository } from './chores.repository.ts';
import { MissedTurns } from './missed-turns.ts';
import { type OpenTurnRow, TURNS, TurnsRepository } from './turns.repository.ts';

/** When roomies are reminded of their turns in the morning, in the house's time zone. */
const MORNING = '08:00';

interface Moment {
  readonly now: Date;
  /** ISO date in the house's time zone. */
  readonly today: string;
}

/**
 * Plans and assigns a house's turns for the next weeks. Every change to a house leads to the same run: it compares what
 * exists with what should exist and adds the difference, so running it twice, late or after a pause leaves the same
 * rows.
 */
@Injectable()
export class ChorePlanner {
  constructor(
    private readonly database: Database,
    private readonly plans: ChorePlansRepository,
    private readonly chores: ChoresRepository,
    private readonly turns: TurnsRepository,
    private readonly debts: ChoreDebts,
    private readonly missing: MissedTurns,
    private readonly assignments: ChoreAssignments,
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the house's plan: until the caller's transaction ends, no other one plans the house or changes its chores.
   */
  lock(houseId: string): Promise<PlanRow | undefined> {
    return this.plans.lock(houseId, this.clock.now());
  }

  /** @returns whether any turn changed */
  plan(houseId: string, reassignable: Reassignable = {}): Promise<boolean> {
    return this.database.transaction(async () => {
      const plan = await this.lock(houseId);
      if (plan === undefined) return false;
      const now = this.clock.now();
      const moment = { now, today: dayIn(plan.time_zone, now) };
      const chores = plan.state === 'open' ? await this.chores.active(houseId) : [];
      const { open, offered } = await this.markMissed(plan, chores, moment);
      const people = await this.share(plan, moment.today);
      const isRenewed = (await this.syncTurns(plan, chores, open, moment)) || offered > 0;
      const turns = isRenewed ? await this.turns.open(houseId) : open;
      const isGiven = await this.assignments.assign({ chores, turns, people, ...moment }, reassignable);
      const remindedOn = await this.remind(plan, chores, moment);
      await this.scheduleNextRun({ ...plan, reminded_on: remindedOn }, chores, turns, now);
      return isRenewed || isGiven;
    });
  }

  /**
   * Marks all turns missed that nobody posted in time, in one step, so that there is one alert after a pause rather
   * than one per turn.
   * @returns the turns that are still open, and how many missed ones are offered to others
   */
  private async markMissed(
    plan: PlanRow,
    chores: readonly ChoreRow[],
    { now, today }: Moment,
  ): Promise<{ open: readonly OpenTurnRow[]; offered: number }> {
    const { house_id: houseId } = plan;
    const open = await this.turns.open(houseId);
    // Time stands still in a sample house, once it is furnished.
    if (plan.is_sample && !plan.is_being_furnished) return { open, offered: 0 };
    const isOverdue = (turn: OpenTurnRow): boolean => turn.state === 'due' && missOf(turn) <= now;
    const ids = await this.states.advanceAll(TURNS, 'miss', open.filter(isOverdue).map(idOf));
    const missed = open.filter(({ id }) => ids.includes(id));
    const offered = await this.missing.settle(plan, missed, chores, today);
    if (ids.length > 0) await this.outbox.append(TurnsMissed, { house_id: houseId, turn_ids: ids });
    return { open: open.filter((turn) => !isOverdue(turn)), offered };
  }

  /** Returns the roomies who share the work, with their current debts. */
  private async share(plan: PlanRow, today: string): Promise<Sharer[]> {
    // Includes changes of the last weeks, and days that aren't added to the debts yet.
    const since = plusDays(today, -CAP_DAYS - 1);
    const sharers = await this.plans.sharers(plan.house_id, since < plan.accrued_until ? since : plan.accrued_until);
    const people = await this.missing.pause(plan, sharers, today);
    return this.debts.withRecent(plan.house_id, await this.debts.accrue(plan, people, today), today);
  }

  /** Inserts the turns that should exist and removes those on other days. */
  private async syncTurns(
    { house_id: houseId, time_zone: timeZone }: PlanRow,
    chores: readonly ChoreRow[],
    open: readonly OpenTurnRow[],
    { now, today }: Moment,
  ): Promise<boolean> {
    const coming = chores.flatMap((chore) => upcomingTurns(chore, timeZone, today, now));
    const wanted = new Set(coming.map(({ choreId, dueOn }) => `${choreId} ${dueOn}`));
    const isWanted = (turn: OpenTurnRow): boolean =>
      turn.kind === 'planned'
        ? wanted.has(`${turn.chore_id} ${turn.due_on}`)
        : chores.some(({ id }) => id === turn.chore_id);
    const unwanted = open.filter((turn) => isUpcoming(turn, now) && !isWanted(turn));
    const cancelled = await this.states.advanceAll(TURNS, 'cancel', unwanted.map(idOf));
    return (await this.turns.upsertMissing(houseId, coming)) + cancelled.length > 0;
  }

  /** Reminds roomies once a day. @returns the last day on which they were reminded */
  private async remind(plan: PlanRow, chores: readonly ChoreRow[], { now, today }: Moment): Promise<string | null> {
    const isNotified = plan.reminded_on !== null && plan.reminded_on >= today;
    if (chores.length === 0 || isNotified || now < instantOf(today, MORNING, plan.time_zone)) return plan.reminded_on;
    await this.plans.reminded(plan.house_id, today);
    await this.outbox.append(ChoresDayBegan, { house_id: plan.house_id, day: today });
    return today;
  }

  /** Schedules the next run for the morning or for the next missed turn, whichever comes first. */
  private async scheduleNextRun(
    { house_id, time_zone: timeZone, reminded_on: lastDay }: PlanRow,
    chores: readonly ChoreRow[],
    turns: readonly OpenTurnRow[],
    now: Date,
  ): Promise<void> {
    const misses = turns.filter(({ state }) => state === 'due').map(missOf);
    const mornings = chores.length === 0 ? [] : [nextDailyAt({ timeZone, time: MORNING, lastDay }, now)];
    const [at] = [...misses, ...mornings].toSorted((a, b) => a.getTime() - b.getTime());
    if (at === undefined) await this.scheduledEvents.unschedule(ChorePlanDue, house_id);
    else await this.scheduledEvents.schedule(ChorePlanDue, { key: house_id, at, payload: { house_id } });
  }
}

const idOf = ({ id }: { readonly id: string }): string => id;
const missOf = ({ due_at: dueAt }: OpenTurnRow): Date => missedAt(dueAt);
