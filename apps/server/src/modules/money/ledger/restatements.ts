import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { PartRestatementRequested, RestatementBegun, SharesRestated } from './restatements.events.ts';
import { type Cause, type NotedShare, RestatementsRepository } from './restatements.repository.ts';

/** Something whose shares follow from who lived there. */
export interface RestatedSource {
  /** What it is done in, each a job of its own, so that a house of many years holds up nobody. */
  listParts(houseId: string): Promise<readonly string[]>;
  /** Part of the caller's transaction. */
  restate(houseId: string, part: string, restatementId: string): Promise<void>;
}

/**
 * Shares become others for a reason: it is written down once, what is recalculated for it names it, and whose shares are
 * different is told in one piece, when all of it is done.
 */
@Injectable()
export class Restatements {
  private readonly sources = new Map<string, RestatedSource>();

  constructor(
    private readonly database: Database,
    private readonly restatements: RestatementsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Said before the process has started. */
  register(name: string, source: RestatedSource): void {
    this.sources.set(name, source);
  }

  /** Part of the caller's transaction: from then on everything of the house is recalculated, part after part. */
  async begin(cause: Cause): Promise<void> {
    const parts: { source: string; part: string }[] = [];
    for (const [source, restated] of this.sources) {
      parts.push(...(await restated.listParts(cause.houseId)).map((part) => ({ source, part })));
    }
    if (parts.length === 0) return;
    // A day that moves again before anything became different is one cause, and people hear of it once. All parts run again: some
    // may have been done with the day before.
    const moved = await this.restatements.moveOpen(cause, parts.length);
    const id = moved ?? (await this.restatements.insert(cause, parts.length, this.clock.now()));
    const about = { restatement_id: id, house_id: cause.houseId };
    await this.outbox.append(RestatementBegun, about);
    await this.outbox.appendAll(
      PartRestatementRequested,
      parts.map((part) => ({ ...about, ...part })),
    );
  }

  /** Done twice, the second time changes nothing. */
  async restatePart({ restatement_id: id, house_id: houseId, source, part }: EventOf<typeof PartRestatementRequested>): Promise<void> {
    await this.database.transaction(async () => {
      await this.sources.get(source)?.restate(houseId, part, id);
      if ((await this.restatements.endPart(id)) === 0) await this.end(id, houseId);
    });
  }

  /**
   * Part of the caller's transaction, in which all of it is recalculated.
   * @param isNotified by somebody else, who says more about it
   * @returns what `work` is a part of
   */
  async atOnce(cause: Cause, work: (restatementId: string) => Promise<void>, isNotified = false): Promise<string> {
    const id = await this.restatements.insert(cause, 0, this.clock.now());
    await work(id);
    if (!isNotified) await this.end(id, cause.houseId);
    return id;
  }

  recordShares(id: string, shares: readonly NotedShare[]): Promise<void> {
    return this.restatements.recordShares(id, shares);
  }

  private async end(id: string, houseId: string): Promise<void> {
    await this.restatements.dropIdle(id);
    await this.outbox.append(SharesRestated, { restatement_id: id, house_id: houseId });
  }
}
