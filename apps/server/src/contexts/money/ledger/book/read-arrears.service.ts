import type { ArrearsOfHouses } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ArrearsRepository } from './arrears.repository.ts';

/** Shows what a homeowner is owed. */
@Injectable()
export class ReadArrearsService {
  constructor(
    private readonly access: Access,
    private readonly arrears: ArrearsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the homeowner is the caller, or the caller is an admin */
  async getArrears(actor: Actor, homeownerId: string): Promise<ArrearsOfHouses> {
    await this.access.requireHomeowner(actor, homeownerId);
    const now = this.clock.now();
    const totals = await this.arrears.totals(homeownerId, now);
    const people = await this.arrears.owing(homeownerId, now);
    return {
      totals: totals.map(({ currency, due, upcoming, to30, to60, to90, over90 }) => {
        const money = (minor: string): string => toWireMoney(Number(minor), currency);
        return {
          currency,
          due: money(due),
          upcoming: money(upcoming),
          to30: money(to30),
          to60: money(to60),
          to90: money(to90),
          over90: money(over90),
        };
      }),
      owing: people[0]?.all ?? 0,
      people: people.map((row) => ({
        roomie: { _id: row.account_id, first_name: row.first_name, last_name: row.last_name },
        house: { _id: row.house_id, name: row.house },
        currency: row.currency,
        due: toWireMoney(Number(row.due), row.currency),
        since: row.since,
        days_late: row.days_late,
      })),
    };
  }
}
