import type { listSettledPayments, Page, ParsedInput, SettleUp, SettleUpPayment } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toBalance, toSettleUpPayment } from './settle-up.mapper.ts';
import { type PaymentRow, SettleUpRepository } from './settle-up.repository.ts';

/** Shows who owes whom in a house, and past payments. A person who has moved out sees only their own. */
@Injectable()
export class ReadSettleUpService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly payments: SettleUpRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house, owns it, or has or had something to settle there */
  async plan(actor: Actor, houseId: string): Promise<SettleUp> {
    const whose = await this.findParties(actor, houseId);
    const { name, currency } = await this.houses.findPlace(houseId);
    const balances = await this.payments.balances(houseId, whose);
    const open = await this.payments.open(houseId, whose);
    const isOwn = ({ from_id, to_id }: PaymentRow): boolean => [from_id, to_id].includes(actor.accountId);
    return {
      house: { _id: houseId, name },
      currency,
      balances: balances.map((row) => toBalance(row, currency)),
      payments: open
        .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
        .map((row) => toSettleUpPayment(row, actor, this.clock.now())),
    };
  }

  /** @throws 404 as {@link plan} */
  async history(
    actor: Actor,
    houseId: string,
    query: ParsedInput<typeof listSettledPayments>['query'],
  ): Promise<Page<SettleUpPayment>> {
    const whose = await this.findParties(actor, houseId);
    const now = this.clock.now();
    return toPage(await this.payments.history(houseId, whose, query), (row) => toSettleUpPayment(row, actor, now));
  }

  /** Returns a payment to a person whose access the caller has already checked. */
  async get(actor: Actor, id: string): Promise<SettleUpPayment> {
    const row = await this.payments.find(id);
    if (!row) throw notFound();
    return toSettleUpPayment(row, actor, this.clock.now());
  }

  /** Null means everyone's. */
  private async findParties(actor: Actor, houseId: string): Promise<string | null> {
    const relation = await this.access.relationToHouse(actor, houseId);
    if (relation !== undefined && relation !== 'keeper') return null;
    if (actor.role !== 'roomie' || !(await this.payments.isPart(houseId, actor.accountId))) throw notFound();
    return actor.accountId;
  }
}
