import type { CallResponse, ParsedInput, payTurnsWithMoney } from '@common-roof/contracts';
import { dayIn, dueOwed, toWireMoney, turnMoneyShares } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ChoreBalancesService, ChorePlanner } from '#contexts/living/chores/index.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { TurnsPaidWithMoney } from './turn-payments.events.ts';

/** Lets a roomie pay for missed turns with money, if the house has agreed on a price. */
@Injectable()
export class PayTurnsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly balances: ChoreBalancesService,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes points and money in one transaction: debts in points become debts to housemates, which are settled up with
   * everything else between them.
   * @throws 404 unless the caller is the roomie and lives there; 409 when the house is archived, has no price, or has
   * another price than the caller saw; 422 for more than they owe, or when nobody else lives there
   */
  async pay(
    actor: Actor,
    roomieId: string,
    { house_id: houseId, points, price: seen }: ParsedInput<typeof payTurnsWithMoney>['body'],
  ): Promise<CallResponse<typeof payTurnsWithMoney>> {
    if (actor.accountId !== roomieId) throw notFound();
    await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      const plan = await this.planner.lock(houseId);
      if (!plan) throw notFound();
      const { minor: price, currency } = await this.requirePrice(houseId, seen);
      const most = await this.balances.owedBy(houseId, roomieId);
      if (points > most) throw unacceptable('points', filled('You can pay {most} points at most.', { most }));
      const { own, others } = await this.balances.countRecentlyDone(plan, roomieId);
      if (others.length === 0) throw unacceptable('points', 'Nobody else lives in this house.');
      const id = await this.database.newId();
      const parts = turnMoneyShares(points * price, own, others, id);
      await this.ledger.lock(houseId);
      await this.ledger.postAll(
        parts.map(({ id: creditorId, minor }, at) => ({
          houseId,
          kind: 'turns_paid' as const,
          onDay: dayIn(plan.time_zone, this.clock.now()),
          by: roomieId,
          subject: { kind: 'turns_paid', id },
          key: `turns_paid:${id}:${String(at + 1)}`,
          facts: { points, price_minor: price },
          postings: dueOwed({ debtorId: roomieId, creditorId, account: 'supplies', minor }),
        })),
      );
      const to = parts.map(({ id: roomie, minor }) => ({ roomie_id: roomie, minor }));
      await this.outbox.append(TurnsPaidWithMoney, { house_id: houseId, actor_id: roomieId, points, to });
      const items = await this.balances.pay(plan, roomieId, points);
      return { items, price: { amount: toWireMoney(price, currency), currency } };
    });
  }

  private async requirePrice(houseId: string, seen: string): Promise<{ minor: number; currency: string }> {
    const price = await this.balances.findPrice(houseId);
    if (price === null) {
      throw new DomainError('conflict', { detail: 'This house has not agreed on a price for missed turns.' });
    }
    if (minorOf(seen, price.currency, 'price') === price.minor) return price;
    throw new DomainError('stale_version', {
      detail: 'The price for missed turns has changed. Check it again.',
      current: { price: toWireMoney(price.minor, price.currency) },
    });
  }
}
