import { dayIn, missedAt, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { ChorePlansRepository, type PlanRow } from './chore-plans.repository.ts';
import { TurnsRepository } from './turns.repository.ts';

interface Held {
  readonly id: string;
  /** The roomie who had it. Null for nobody. */
  readonly heldBy: string | null;
}

/** Decides who gets a turn back that another roomie took but didn't do. */
@Injectable()
export class FormerHolders {
  constructor(
    private readonly plans: ChorePlansRepository,
    private readonly turns: TurnsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the former holder by turn id. A turn belongs to nobody when it is too late for its holder, who had relied
   * on the other roomie, or when they no longer live there.
   */
  async findHolders({ house_id: houseId, time_zone: timeZone }: PlanRow, held: readonly Held[]): Promise<HolderOf> {
    const now = this.clock.now();
    const turns = await this.turns.findByIds(houseId, held.map(idOf));
    const inTime = new Set(turns.filter(({ due_at: dueAt }) => missedAt(dueAt) > now).map(idOf));
    const residents = new Set((await this.plans.sharers(houseId, plusDays(dayIn(timeZone, now), -1))).map(idOf));
    return ({ id, heldBy }) => (heldBy !== null && inTime.has(id) && residents.has(heldBy) ? heldBy : null);
  }
}

export type HolderOf = (held: Held) => string | null;

const idOf = ({ id }: { readonly id: string }): string => id;
