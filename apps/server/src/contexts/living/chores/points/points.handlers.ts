import { scoreFor, missedAt, periodOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { TurnsMissed } from '#contexts/living/chores/planning/chores.events.ts';
import { Months } from './months.ts';
import { PointLedger } from './point-ledger.ts';
import { MonthSettled, MonthTurns, PointsChanged } from './points.events.ts';
import { PointsRepository } from './points.repository.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Updates points and months after events. */
@Injectable()
export class PointsHandlers {
  constructor(
    private readonly points: PointsRepository,
    private readonly ledger: PointLedger,
    private readonly months: Months,
    private readonly planner: ChorePlanner,
  ) {}

  /** Strikes count from when the turns were missed, however late this runs. */
  @EventHandler(TurnsMissed, { id: 'strike-missed-turns', ...RECALCULATE })
  async strike({ house_id: houseId, turn_ids: ids }: EventOf<typeof TurnsMissed>): Promise<void> {
    // Takes the same lock as verdicts, so that a house's ledger has one writer at a time.
    await this.planner.lock(houseId);
    const strikes = (await this.points.missed(ids)).map((turn) => {
      const at = missedAt(turn.due_at);
      const period = periodOf(at, turn.time_zone);
      return { ...scoreFor('missed', 0), roomie_id: turn.roomie_id, assignment_id: turn.id, at, period };
    });
    await this.ledger.append(houseId, strikes);
  }

  @EventHandler(PointsChanged, { id: 'rank-month', ...RECALCULATE })
  rank({ house_id: houseId, period }: EventOf<typeof PointsChanged>): Promise<void> {
    return this.months.rank(houseId, period);
  }

  @EventHandler(MonthTurns, { id: 'begin-month', ...RECALCULATE })
  begin({ house_id: houseId }: EventOf<typeof MonthTurns>): Promise<void> {
    return this.months.turn(houseId);
  }

  @EventHandler(MonthSettled, { id: 'close-month', ...RECALCULATE })
  close({ house_id: houseId, period }: EventOf<typeof MonthSettled>): Promise<void> {
    return this.months.close(houseId, period, null);
  }
}
