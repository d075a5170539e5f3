import type { LeaseSettings } from '@common-roof/contracts';
import { dayIn, type ForecastHouse, forecastEnd, lastTwelveMonths } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { ExpectedChores } from '#contexts/living/chores/index.ts';
import { CostHabits } from '#contexts/money/expenses/index.ts';
import { ExpectedRents } from '#contexts/money/ledger/index.ts';
import { WhatIfRepository } from './what-if.repository.ts';

/** A house as it is today, with what people call its parts. */
export interface NamedHouse {
  readonly house: ForecastHouse;
  readonly currency: string;
  /** First and last day of the months whose habits count; ISO dates. */
  readonly habit: { readonly from: string; readonly to: string };
  readonly rooms: ReadonlyMap<string, string>;
  readonly firstNames: ReadonlyMap<string, string>;
  readonly notice: Pick<LeaseSettings, 'notice_days' | 'notice_ends'>;
}

const NO_CHORES = { debt: 0, arrears: 0, isPaused: false, lastTurnOn: null };

/** Puts a house together as it is today, from what other contexts tell of it. Its queries don't grow with the house. */
@Injectable()
export class HouseToday {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly rows: WhatIfRepository,
    private readonly rents: ExpectedRents,
    private readonly habits: CostHabits,
    private readonly chores: ExpectedChores,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 */
  async find(houseId: string): Promise<NamedHouse> {
    const row = await this.houses.find(houseId);
    if (!row) throw notFound();
    const today = dayIn(row.time_zone, this.clock.now());
    const habit = lastTwelveMonths(today);
    const { bills, supplies } = await this.habits.find(houseId, habit);
    const { standings, chores, turns } = await this.chores.find(houseId, row.time_zone, forecastEnd(today));
    const rooms = await this.rows.listRooms(houseId);
    // A yearly bill that comes next month covers the year before it.
    const people = await this.rents.listPeople(houseId, habit.from, habit);
    return {
      house: {
        today,
        homeownerId: row.homeowner_id,
        dueDay: await this.rents.findDueDay(houseId),
        rooms: rooms.map(({ id, rent_minor }) => ({ id, rentMinor: Number(rent_minor) })),
        people: people.map((person) => {
          const { away, ...standing } = standings.get(person.id) ?? { away: [], ...NO_CHORES };
          return { ...person, assumedIn: null, away, chores: standing };
        }),
        bills,
        monthlyBills: new Map(),
        supplies,
        chores,
        turns,
      },
      currency: row.currency,
      habit,
      rooms: new Map(rooms.map(({ id, name }) => [id, name])),
      firstNames: await this.rows.listFirstNames(people.map(({ id }) => id)),
      notice: await this.rows.findNotice(houseId),
    };
  }
}
