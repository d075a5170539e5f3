import { BOARD_DAYS, type OpenedBoard } from '@common-roof/contracts';
import { dayIn, plusDays, wantedOf } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { CalendarRegister } from '#kernel/calendar/calendar-register.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { GuideForBoard } from '#contexts/living/guide/index.ts';
import { NeededStock } from '#contexts/living/stock/index.ts';
import { calendarQuery } from '#contexts/living/calendar/calendar-window.ts';
import { BoardLinks } from './board-links.ts';
import { toBoardItem } from './boards.mapper.ts';
import { BoardsRepository } from './boards.repository.ts';

/** How exact the time is at which a board was last opened. */
const NOTED_EVERY_MS = 300_000;

/**
 * Shows a board to whoever has its link: what hangs in a kitchen, and nothing else. No money, no leases, and neither
 * guests nor visitors.
 */
@Injectable()
export class ShowBoardService {
  constructor(
    private readonly links: BoardLinks,
    private readonly boards: BoardsRepository,
    private readonly houses: HousesReadModel,
    private readonly register: CalendarRegister,
    private readonly guide: GuideForBoard,
    private readonly stock: NeededStock,
    private readonly clock: Clock,
  ) {}

  /** @throws 410 also after its maker has left the house, or while the house is archived; 429 */
  async open(token: string, reader: Reader, origin: RequestOrigin): Promise<OpenedBoard> {
    const row = await this.boards.findToOpen(await this.links.open(token, origin));
    if (!row) throw new DomainError('link_spent', { detail: 'This board is no longer there.' });
    const now = this.clock.now();
    await this.boards.noteOpened(row.id, now, new Date(now.getTime() - NOTED_EVERY_MS));
    const { house_id: houseId, time_zone: timeZone } = row;
    const today = dayIn(timeZone, now);
    const window = { from: today, until: plusDays(today, BOARD_DAYS) };
    const viewer = { id: row.maker_id, role: row.maker_role };
    const query = calendarQuery({ houseId, timeZone }, viewer, window, { now, reader });
    const found = await this.register.listFor(query, ['turn', 'cleaning', 'repair', 'parcel']);
    const items = found.filter((item) => item.is_shared === true);
    return {
      house: row.house,
      time_zone: timeZone,
      today,
      at: now.toISOString(),
      items: items.filter(({ kind }) => kind !== 'parcel').map(toBoardItem),
      parcels: items
        .filter(({ kind, state }) => kind === 'parcel' && state !== 'done')
        .map(({ person, about }) => ({ for: person ?? '', place: about ?? '' })),
      wanted: await this.listWanted(houseId),
      ...(await this.guide.list(houseId, { hasEmergency: row.shows_emergency, hasWifi: row.shows_wifi })),
    };
  }

  /** Returns the lines of the shopping list, and what the stock needs besides. */
  private async listWanted(houseId: string): Promise<string[]> {
    const lines = (await this.houses.find(houseId))?.board ?? [];
    return wantedOf(lines, await this.stock.listForHouse(houseId));
  }
}
