import { activeStrikes, isReportedToHomeowner, type PointEntry, STRIKE_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { Months } from './months.ts';
import { PointsChanged, StrikesReached } from './points.events.ts';
import { type NewPointEntry, PointsRepository, type Strike } from './points.repository.ts';

const DAY_MS = 86_400_000;

/** Gives points and strikes. Runs in the transaction of their cause. */
@Injectable()
export class PointLedger {
  constructor(
    private readonly points: PointsRepository,
    private readonly months: Months,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Adds rows, except for causes that already have one. @returns ids of the added rows */
  async append(houseId: string, entries: readonly NewPointEntry[]): Promise<string[]> {
    if (entries.length === 0) return [];
    const added = await this.points.insert(houseId, entries);
    for (const [period, rows] of Map.groupBy(added, (row) => row.period)) {
      await this.months.openMonth(houseId, period);
      await this.changed(
        houseId,
        period,
        rows.map(({ roomie_id: id }) => id),
      );
    }
    const struck = added.filter(({ strikes }) => strikes > 0);
    if (struck.length > 0) await this.tellOfStrikes(houseId, struck);
    return added.map(({ id }) => id);
  }

  /** Returns the strike that a roomie got for a turn, or undefined. */
  findStrike(roomieId: string, turnId: string): Promise<Strike | undefined> {
    return this.points.findStrike(roomieId, turnId);
  }

  /** Returns the strikes for turns due on a day (ISO date), newest first. */
  strikesDueOn(roomieId: string, day: string): Promise<Strike[]> {
    return this.points.strikesDueOn(roomieId, day);
  }

  /** Suspends a strike, which stops counting. */
  async suspend(strike: Strike): Promise<void> {
    await this.points.suspend(strike);
    await this.changed(strike.house_id, strike.period, [strike.roomie_id]);
  }

  /** Restores a suspended strike, which counts again. */
  async restore(strike: Strike): Promise<void> {
    await this.points.unsuspend(strike.id);
    await this.changed(strike.house_id, strike.period, [strike.roomie_id]);
    await this.tellOfStrikes(strike.house_id, [strike]);
  }

  /** Reverses a strike with a counter-entry in the same month, as if it had never been given. */
  async takeBack(strike: Strike): Promise<void> {
    await this.points.unsuspend(strike.id);
    const { id, house_id: houseId, roomie_id, cause, period, assignment_id, feed_id } = strike;
    const what = { roomie_id, cause, period, assignment_id, feed_id, points: 0 };
    await this.append(houseId, [{ ...what, at: this.clock.now(), strikes: -1, reverses: id }]);
  }

  private async changed(houseId: string, period: string, roomieIds: readonly string[]): Promise<void> {
    await this.outbox.append(PointsChanged, { house_id: houseId, period, roomie_ids: [...new Set(roomieIds)] });
  }

  /** Counts new strikes one after the other, because any of several at once may be the third. */
  private async tellOfStrikes(
    houseId: string,
    struck: readonly { readonly id: string; readonly roomie_id: string }[],
  ): Promise<void> {
    const now = this.clock.now();
    const fresh = new Set(struck.map(({ id }) => id));
    const roomieIds = [...new Set(struck.map(({ roomie_id: id }) => id))];
    const after = new Date(now.getTime() - STRIKE_DAYS * DAY_MS);
    const all = await this.points.listStrikes(houseId, roomieIds, after);
    const suspended = await this.points.suspended(houseId, roomieIds);
    for (const [roomieId, theirs] of Map.groupBy(all, (entry) => entry.roomieId)) {
      const before = theirs.filter(({ id }) => !fresh.has(id));
      const isNotified = (entries: readonly PointEntry[]): boolean =>
        isReportedToHomeowner(activeStrikes(entries, suspended, now), now);
      const steps = theirs
        .filter(({ id }) => fresh.has(id))
        .map((_, at, added) => [...before, ...added.slice(0, at + 1)]);
      if (steps.some(isNotified)) await this.outbox.append(StrikesReached, { house_id: houseId, roomie_id: roomieId });
    }
  }
}
