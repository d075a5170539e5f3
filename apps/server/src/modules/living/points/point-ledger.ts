import { activeStrikes, isReportedToHomeowner, type PointEntry, STRIKE_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { Months } from './months.ts';
import { PointsChanged, StrikesReached } from './points.events.ts';
import { type NewPointEntry, PointsRepository, type Strike } from './points.repository.ts';

const DAY_MS = 86_400_000;

/** Gives points and strikes; part of the transaction of what they are for. */
@Injectable()
export class PointLedger {
  constructor(
    private readonly points: PointsRepository,
    private readonly months: Months,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A cause that has its row already adds none. @returns ids of the rows that were added */
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

  /** What somebody got a strike for, by the turn; undefined for none. */
  findStrike(roomieId: string, turnId: string): Promise<Strike | undefined> {
    return this.points.findStrike(roomieId, turnId);
  }

  /** Of turns that were due on a day (ISO date), the newest first. */
  strikesDueOn(roomieId: string, day: string): Promise<Strike[]> {
    return this.points.strikesDueOn(roomieId, day);
  }

  /** From now on it does not count. */
  async suspend(strike: Strike): Promise<void> {
    await this.points.suspend(strike);
    await this.changed(strike.house_id, strike.period, [strike.roomie_id]);
  }

  /** It counts again. */
  async restore(strike: Strike): Promise<void> {
    await this.points.unsuspend(strike.id);
    await this.changed(strike.house_id, strike.period, [strike.roomie_id]);
    await this.tellOfStrikes(strike.house_id, [strike]);
  }

  /** A counter-entry for the same month: as if it had never been given. */
  async takeBack(strike: Strike): Promise<void> {
    await this.points.unsuspend(strike.id);
    const { id, house_id: houseId, roomie_id, cause, period, assignment_id, feed_id } = strike;
    const what = { roomie_id, cause, period, assignment_id, feed_id, points: 0 };
    await this.append(houseId, [{ ...what, at: this.clock.now(), strikes: -1, reverses: id }]);
  }

  private async changed(houseId: string, period: string, roomieIds: readonly string[]): Promise<void> {
    await this.outbox.append(PointsChanged, { house_id: houseId, period, roomie_ids: [...new Set(roomieIds)] });
  }

  /** As if the new strikes came one after the other: of several at once one may be the third. */
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
