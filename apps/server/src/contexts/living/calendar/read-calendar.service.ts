import type { Calendar, getCalendar, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { CalendarRegister } from '#kernel/calendar/calendar-register.ts';
import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { CalendarEntriesRepository } from './calendar-entries.repository.ts';
import { calendarQuery, requireWindow } from './calendar-window.ts';
import { toCalendarItem } from './calendar.mapper.ts';

/** Composes the calendar of a house from what contexts declare for it. */
@Injectable()
export class ReadCalendarService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly register: CalendarRegister,
    private readonly entries: CalendarEntriesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house, owns it or cleans it; 422 for too long a window */
  async get(
    actor: Actor,
    houseId: string,
    window: ParsedInput<typeof getCalendar>['query'],
    reader: Reader,
  ): Promise<Calendar> {
    const relation = await this.access.requireHouse(actor, houseId);
    requireWindow(window);
    const house = await this.houses.find(houseId);
    const timeZone = house?.time_zone ?? 'UTC';
    const viewer = { id: actor.accountId, role: actor.role };
    const query = calendarQuery({ houseId, timeZone }, viewer, window, { now: this.clock.now(), reader });
    const items = await this.register.listFor(query);
    const isEntered = items.some(({ kind }) => kind === 'guest' || kind === 'parcel');
    const rows = isEntered ? await this.entries.listBetween(houseId, window.from, window.until, query.today) : [];
    const entered = new Map(rows.map((row) => [row.id, row]));
    return {
      items: items.map((item) => toCalendarItem(item, actor.accountId, entered.get(item.id))),
      today: query.today,
      time_zone: timeZone,
      can_write: (relation === 'member' || relation === 'owner') && house?.state !== 'archived',
    };
  }
}
