import { dayIn, missedAt, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { ChorePlansRepository, type PlanRow } from './chore-plans.repository.ts';
import { TurnsRepository } from './turns.repository.ts';

interface Held {
  readonly id: string;
  /** Whose it was; null: nobody's. */
  readonly heldBy: string | null;
}

/** Whose a turn is again that somebody else did, and did not do. */
@Injectable()
export class FormerHolders {
  constructor(
    private readonly plans: ChorePlansRepository,
    private readonly turns: TurnsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Who had each by its id. Where it is too late for them, or they do not live there any more, it is nobody's: they had
   * relied on the other.
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
