import type { CallResponse, ParsedInput, payChoreDebt } from '@common-roof/contracts';
import { periodOf } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ChoreBalancesService } from '#contexts/living/chores/planning/chore-balances.service.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { PointLedger } from './point-ledger.ts';
import { PointsRepository } from './points.repository.ts';

/** Lets a roomie pay for missed turns with points. */
@Injectable()
export class PayDebtService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly balances: ChoreBalancesService,
    private readonly points: PointsRepository,
    private readonly ledger: PointLedger,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the caller is the roomie and lives there; 409 when the house is archived; 422 for more points
   * than they owe, or have this month
   */
  async pay(
    actor: Actor,
    roomieId: string,
    { house_id: houseId, points }: ParsedInput<typeof payChoreDebt>['body'],
  ): Promise<CallResponse<typeof payChoreDebt>> {
    if (actor.accountId !== roomieId) throw notFound();
    await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      const plan = await this.planner.lock(houseId);
      if (!plan) throw notFound();
      const at = this.clock.now();
      const period = periodOf(at, plan.time_zone);
      const most = Math.min(
        await this.balances.owedBy(houseId, roomieId),
        await this.points.sumPoints(houseId, roomieId, period),
      );
      if (points > most) {
        throw unacceptable('points', filled('You can pay {most} points at most.', { most: Math.max(0, most) }));
      }
      await this.ledger.append(houseId, [
        { roomie_id: roomieId, cause: 'debt', period, at, points: -points, strikes: 0 },
      ]);
      return { items: await this.balances.pay(plan, roomieId, points) };
    });
  }
}
