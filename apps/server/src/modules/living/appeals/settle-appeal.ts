import type { decideAppeal, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { DueTable } from '../../../platform/schedule/due-table.ts';
import { States } from '../../../platform/states/states.ts';
import { PostedTurns } from '../chores/index.ts';
import { PointLedger, type Strike } from '../points/index.ts';
import { AppealDecided, AppealWaitedLong, AppealWaitedTooLong } from './appeals.events.ts';
import { APPEALS, type OneAppealRow } from './appeals.repository.ts';

/** What becomes of an appeal. */
export interface Settlement {
  readonly decision: ParsedInput<typeof decideAppeal>['body']['decision'];
  /** null: nobody decided in time */
  readonly by: string | null;
  readonly reason: string;
}

/** Ends an appeal, and what it was about; part of a transaction that holds the plan of the house. */
@Injectable()
export class SettleAppeal {
  constructor(
    private readonly states: States,
    private readonly turns: PostedTurns,
    private readonly ledger: PointLedger,
    private readonly due: DueTable,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 where it is decided */
  async settle(appeal: OneAppealRow, { decision, by, reason }: Settlement): Promise<void> {
    const set = { decided_at: this.clock.now(), decided_by: by, reason };
    await this.states.advance(APPEALS, decision === 'upheld' ? 'uphold' : 'dismiss', appeal.id, { set });
    await this.due.unschedule(AppealWaitedLong, appeal.id);
    await this.due.unschedule(AppealWaitedTooLong, appeal.id);
    const strike = await this.ledger.strikeOf(appeal.roomie_id, appeal.assignment_id);
    if (!strike) throw new Error('An appeal is against a strike.');
    if (decision === 'dismissed') await this.ledger.restore(strike);
    else await this.overturn(strike);
    await this.outbox.append(AppealDecided, {
      ...{ house_id: appeal.house_id, appeal_id: appeal.id, roomie_id: appeal.roomie_id },
      ...{ feed_id: strike.feed_id, outcome: decision, actor_id: by },
    });
  }

  /** The strike is taken back, and what was rejected is done: it gives the points that it would have given. */
  private async overturn(strike: Strike): Promise<void> {
    await this.ledger.takeBack(strike);
    if (strike.cause !== 'rejected') return;
    const points = await this.turns.overturn(strike.house_id, strike.assignment_id);
    await this.ledger.add(strike.house_id, [
      {
        ...{
          roomie_id: strike.roomie_id,
          cause: 'chore',
          period: strike.period,
          at: this.clock.now(),
          points,
          strikes: 0,
        },
        ...{ assignment_id: strike.assignment_id, feed_id: strike.feed_id },
      },
    ]);
  }
}
