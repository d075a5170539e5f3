import { type HouseLateFees, LIMITS } from '@common-roof/contracts';
import { dayIn, LATE_FEE_NOTICE_DAYS, lateFeeRuleOn, lateFees, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { lateFeeDay } from './charge-late-fees.ts';
import { LateFeeFactsRepository } from './late-fee-facts.repository.ts';
import { toFee, toRule, versionOf } from './late-fees.mapper.ts';
import { LateFeesRepository } from './late-fees.repository.ts';

/** Shows the rule of a house for late fees, and the fees that follow from it. */
@Injectable()
export class ReadLateFeesService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly rows: LateFeesRepository,
    private readonly reader: LateFeeFactsRepository,
    private readonly clock: Clock,
  ) {}

  /** A roomie sees only their own fees. @throws 404 unless the caller lives in the house, owns it or is an admin */
  async get(actor: Actor, houseId: string): Promise<HouseLateFees> {
    const relation = await this.access.requireHouse(actor, houseId);
    const house = relation === 'keeper' ? undefined : await this.houses.find(houseId);
    if (!house) throw notFound();
    const { currency, time_zone: zone } = house;
    const now = this.clock.now();
    const [day, today] = [lateFeeDay(zone, now), dayIn(zone, now)];
    const rules = await this.rows.listRules(houseId);
    const people = await this.rows.listPeople(houseId, relation === 'member' ? actor.accountId : null);
    const facts = await this.read(houseId, rules.length === 0 ? [] : people);
    const fees = people
      .flatMap((roomie) => {
        const theirs = facts.get(roomie.id);
        if (!theirs) return [];
        return lateFees({ ...theirs, rules }, day).flatMap((fee) =>
          toFee(fee, { id: theirs.feeIds.get(fee.dueId), rent: theirs.rents.get(fee.dueId), roomie, currency }),
        );
      })
      .toSorted((a, b) =>
        a.applies_on === b.applies_on ? (a._id < b._id ? -1 : 1) : a.applies_on < b.applies_on ? 1 : -1,
      );
    const standing = rules.filter(({ endedOn }) => endedOn === null);
    const rule = lateFeeRuleOn(standing, today);
    const announced = standing.findLast(({ fromOn }) => fromOn > today);
    return {
      currency,
      rule: rule ? toRule(rule, currency) : null,
      announced: announced ? toRule(announced, currency) : null,
      earliest: plusDays(today, LATE_FEE_NOTICE_DAYS),
      version: versionOf(rules),
      fees: fees.slice(0, LIMITS.lateFeesShown),
    };
  }

  private read(houseId: string, people: readonly { readonly id: string }[]) {
    return this.reader.read(
      houseId,
      people.map(({ id }) => id),
    );
  }
}
