import { keptSince, UNPLACED_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { FileStore } from '#kernel/files/file-store.ts';
import { defineRecurring } from '#kernel/scheduled-events/recurring.ts';
import { keysOf } from './files.mapper.ts';
import { UnusedImages } from './unused-images.repository.ts';

const MINUTE_MS = 60_000;
/** Longer than any upload takes from its first row to its last. */
const UPLOAD_MS = 5 * MINUTE_MS;

const FiveMinutesPassed = defineRecurring('images.five-minutes-passed', 300);

/** Deletes images that have been a photo of nothing for a day, and files that no image refers to. */
@Injectable()
export class DeleteUnusedImages {
  constructor(
    private readonly rows: UnusedImages,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Can run in several workers at once, and again after it stopped at any point.
   * @returns how many files were deleted
   */
  @EventHandler(FiveMinutesPassed, { id: 'delete-unused-images', queue: 'integration', effect: 'outside' })
  async run(): Promise<number> {
    const now = this.clock.now();
    await this.rows.noteUnplaced(now);
    await this.rows.deleteUnplaced(keptSince(now, UNPLACED_KEPT_DAYS));
    await this.rows.doomUnused(new Date(now.getTime() - UPLOAD_MS), now);
    const files = await this.rows.doomed();
    for (const file of files) {
      for (const key of keysOf(file)) await this.store.delete(key);
      await this.rows.forget(file.id);
    }
    return files.length;
  }
}
