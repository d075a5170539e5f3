import type { ForeseenTurn, getChoreOutlook, ParsedInput } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { occurrences } from '@common-roof/domain/occurrences';
import { choreName, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { scheduleOf } from './chore-plan.ts';
import { ChoresRepository } from './chores.repository.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { TurnsRepository } from './turns.repository.ts';
import { windowOf } from './turns-window.ts';

/** Forecasts what is due after the assigned turns. */
@Injectable()
export class ChoreOutlookService {
  constructor(
    private readonly access: Access,
    private readonly chores: ChoresRepository,
    private readonly turns: TurnsRepository,
    private readonly houses: HousesReadModel,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns nothing for a house that isn't open. @throws 404; 422 for a window that is too long or ends before it
   * begins
   */
  async get(
    actor: Actor,
    houseId: string,
    query: ParsedInput<typeof getChoreOutlook>['query'],
    reader: Reader,
  ): Promise<ForeseenTurn[]> {
    await this.access.requireHouse(actor, houseId);
    const timeZone = await this.houses.findTimeZone(houseId);
    const now = this.clock.now();
    const today = dayIn(timeZone, now);
    const { from, until } = windowOf(query, today);
    const first = from < today ? today : from;
    if (first >= until) return [];
    const known = await this.turns.known(houseId, first, until);
    const chores = await this.chores.listForecast(houseId);
    const items = chores.flatMap((chore) =>
      occurrences(scheduleOf(chore, timeZone), first, until)
        .filter(({ dueOn, dueAt }) => dueAt > now && !known.has(`${chore.id} ${dueOn}`))
        .map(({ dueOn, dueAt }) => ({
          chore: { _id: chore.id, name: choreName(chore, reader), icon: chore.icon },
          due_on: dueOn,
          due_at: toTimestamp(dueAt),
          assignee: chore.fixed_id === null ? null : { _id: chore.fixed_id, first_name: chore.fixed_name ?? '' },
        })),
    );
    return items.toSorted((a, b) => a.due_at.localeCompare(b.due_at) || a.chore._id.localeCompare(b.chore._id));
  }
}
