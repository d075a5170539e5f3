import type { CallResponse, ParsedInput, previewVariableCost } from '@common-roof/contracts';
import { dayIn, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { HousesReadModel, InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { BillSharers, sharersIn } from './bill-sharers.ts';
import { HouseShares } from './bills-of-roomies.ts';
import { BillSharesRepository } from './bill-shares.repository.ts';
import { requirePeriod } from './enter-bill.service.ts';
import { sharedBy } from './bills-recalculator.ts';
import { daysOfShares, periodDays, toCostShare } from './variable-costs.mapper.ts';
import { VariableCostsRepository } from './variable-costs.repository.ts';

/** Previews how a bill would be shared, with the code that shares it once it is entered. */
@Injectable()
export class PreviewBillService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly shares: BillSharesRepository,
    private readonly costs: VariableCostsRepository,
    private readonly houseShares: HouseShares,
    private readonly sharers: BillSharers,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the caller owns the house; 403 for a roomie who can't run bills; 422 for impossible days, people who don't share
   * it, or an invalid amount in the house's currency
   */
  async preview(
    actor: Actor,
    houseId: string,
    { category, from, to, amount, split, replaces }: ParsedInput<typeof previewVariableCost>['query'],
  ): Promise<CallResponse<typeof previewVariableCost>> {
    const relation = await this.access.requireRight(actor, houseId, 'bills');
    const house = await this.houses.find(houseId);
    if (!house) throw notFound();
    const { currency } = house;
    requirePeriod({ from, to }, dayIn(house.time_zone, this.clock.now()));
    const named = await this.houseShares.find(relation, { houseId, category, split: sharersIn(split), replaces });
    const sharers = await this.sharers.check(houseId, { from, to, split: named });
    const bill = { id: replaces ?? '', from, to, minor: minorOf(amount, currency, 'amount'), split: sharers };
    const shares = sharedBy(bill, await this.inhabitants.listForHouse(houseId), house.homeowner_id);
    const people = await this.shares.listFirstNames(shares.map(({ id }) => id));
    const overlaps = await this.costs.overlapping(houseId, { category, from, to }, replaces ?? null);
    return {
      currency,
      period_days: periodDays(from, to),
      ...daysOfShares(shares),
      shares: shares.map(({ id, ...share }) =>
        toCostShare({ ...share, person: { _id: id, first_name: people.get(id) ?? '' } }, currency),
      ),
      overlaps: overlaps.map(({ id, from_on, to_on, minor }) => ({
        _id: id,
        from: from_on,
        to: to_on,
        amount: toWireMoney(Number(minor), currency),
      })),
    };
  }
}
