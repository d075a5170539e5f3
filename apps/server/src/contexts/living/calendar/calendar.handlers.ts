import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { TenancyEnded } from '#contexts/housing/houses/index.ts';
import { BoardsRepository } from './board/boards.repository.ts';
import { BoardLinks } from './board/board-links.ts';
import { CalendarEntriesRepository } from './calendar-entries.repository.ts';

/** Deletes what a person leaves behind in the calendar of a house when they move out. Nobody has seen it since. */
@Injectable()
export class CalendarHandlers {
  constructor(
    private readonly entries: CalendarEntriesRepository,
    private readonly boards: BoardsRepository,
    private readonly links: BoardLinks,
  ) {}

  /** Somebody who has only changed their room keeps everything. */
  @EventHandler(TenancyEnded, { id: 'clear-calendar-of-former-roomie', queue: 'recalculation', effect: 'transaction' })
  async clear({ house_id: houseId, roomie_id: roomieId }: EventOf<typeof TenancyEnded>): Promise<void> {
    await this.entries.deleteOfFormer(houseId, roomieId);
    for (const id of await this.boards.deleteOfFormer(houseId, roomieId)) await this.links.revoke(id);
  }
}
