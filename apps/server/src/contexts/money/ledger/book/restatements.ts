import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { PartRestatementRequested, RestatementBegun, SharesRestated } from './restatements.events.ts';
import { type Cause, type NotedShare, RestatementsRepository } from './restatements.repository.ts';

/** A source of shares that depend on who lived in the house. */
export interface RestatedSource {
  /**
   * Returns the parts of the work. Each is a job of its own, so that a house with a long history doesn't block others.
   */
  listParts(houseId: string): Promise<readonly string[]>;
  /** Recalculates a part in the caller's transaction. */
  restate(houseId: string, part: string, restatementId: string): Promise<void>;
}

/**
 * Runs restatements. The cause is stored once, all recalculations refer to it, and the people whose shares changed are
 * told once, when everything is done.
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

  /** Registers a source. Call it before the process has started. */
  register(name: string, source: RestatedSource): void {
    this.sources.set(name, source);
  }

  /**
   * Begins a restatement in the caller's transaction. All parts of the house are then recalculated, one after the
   * other.
   */
  async begin(cause: Cause): Promise<void> {
    const parts: { source: string; part: string }[] = [];
    for (const [source, restated] of this.sources) {
      parts.push(...(await restated.listParts(cause.houseId)).map((part) => ({ source, part })));
    }
    if (parts.length === 0) return;
    // A day that moves again before any share changed is one cause, so that people are told once. All parts run again,
    // because some may have used the earlier day.
    const moved = await this.restatements.moveOpen(cause, parts.length);
    const id = moved ?? (await this.restatements.insert(cause, parts.length, this.clock.now()));
    const about = { restatement_id: id, house_id: cause.houseId };
    await this.outbox.append(RestatementBegun, about);
    await this.outbox.appendAll(
      PartRestatementRequested,
      parts.map((part) => ({ ...about, ...part })),
    );
  }

  /** Recalculates a part. A second run changes nothing. */
  async restatePart({
    restatement_id: id,
    house_id: houseId,
    source,
    part,
  }: EventOf<typeof PartRestatementRequested>): Promise<void> {
    await this.database.transaction(async () => {
      await this.sources.get(source)?.restate(houseId, part, id);
      if ((await this.restatements.endPart(id)) === 0) await this.end(id, houseId);
    });
  }

  /**
   * Recalculates everything within the caller's transaction.
   * @param isNotified whether the caller tells the people itself, with more detail
   * @returns the id of the restatement, which `work` receives
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
