import { activeStrikes, isToldToHomeowner, type PointEntry, STRIKE_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { Months } from './months.ts';
import { PointsChanged, StrikesReached } from './points.events.ts';
import { type NewPointEntry, PointsRepository } from './points.repository.ts';

const DAY_MS = 86_400_000;
/** Appeals suspend strikes once there are some. */
const NONE: ReadonlySet<string> = new Set();

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
  async add(houseId: string, entries: readonly NewPointEntry[]): Promise<string[]> {
    if (entries.length === 0) return [];
    const added = await this.points.add(houseId, entries);
    for (const [period, rows] of Map.groupBy(added, (row) => row.period)) {
      await this.months.begin(houseId, period);
      const roomie_ids = [...new Set(rows.map(({ roomie_id: id }) => id))];
      await this.outbox.append(PointsChanged, { house_id: houseId, period, roomie_ids });
    }
    const struck = added.filter(({ strikes }) => strikes > 0);
    if (struck.length > 0) await this.tellOfStrikes(houseId, struck);
    return added.map(({ id }) => id);
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
    const all = await this.points.strikesOf(houseId, roomieIds, after);
    for (const [roomieId, theirs] of Map.groupBy(all, (entry) => entry.roomieId)) {
      const before = theirs.filter(({ id }) => !fresh.has(id));
      const isTold = (entries: readonly PointEntry[]): boolean =>
        isToldToHomeowner(activeStrikes(entries, NONE, now), now);
      const steps = theirs
        .filter(({ id }) => fresh.has(id))
        .map((_, at, added) => [...before, ...added.slice(0, at + 1)]);
      if (steps.some(isTold)) await this.outbox.append(StrikesReached, { house_id: houseId, roomie_id: roomieId });
    }
  }
}
