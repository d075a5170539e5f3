import { Injectable } from '@nestjs/common';

import {
  type CalendarQuery,
  calendarItems,
  FillsCalendar,
  type FillsCalendarProvider,
  type FoundItem,
} from '#kernel/calendar/calendar-source.ts';
import { Database } from '#kernel/database/database.ts';
import { RentRepository } from './rent.repository.ts';
import { chargesOf, isRent } from './stay-charges.ts';

/** Puts the days on which rent is due in the calendar of the roomie who pays it, and of nobody else. */
@FillsCalendar()
@Injectable()
export class RentCalendarItems implements FillsCalendarProvider {
  constructor(
    private readonly database: Database,
    private readonly rents: RentRepository,
  ) {}

  readonly calendar = [calendarItems('rent', ['roomie'], (query) => this.listDays(query))];

  private async listDays({ houseId, viewer, until }: CalendarQuery): Promise<FoundItem[]> {
    const stays = await this.database.query<{ id: string }>(
      `SELECT id FROM tenancies WHERE house_id = $1 AND roomie_id = $2 AND state <> 'ended'`,
      [houseId, viewer.id],
    );
    const days = await Promise.all(stays.map(({ id }) => this.listOf(id, until)));
    return [...new Set(days.flat())].map((day) => ({ id: day, day, person_id: viewer.id }));
  }

  private async listOf(tenancyId: string, until: string): Promise<string[]> {
    const plan = await this.rents.find(tenancyId);
    if (!plan) return [];
    const charges = chargesOf(plan, await this.rents.listLeases(tenancyId), until.slice(0, 7));
    return charges.filter((charge) => isRent(charge) && charge.minor > 0).map(({ dueOn }) => dueOn);
  }
}
