import type { HouseLateFees, ParsedInput, setLateFeeRule } from '@common-roof/contracts';
import { dayIn, LATE_FEE_NOTICE_DAYS, type LateFeeRule, lateFeeRuleOn, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { LateFeeRuleChanged } from './late-fees.events.ts';
import { LateFeesRepository } from './late-fees.repository.ts';
import { toNewRule, versionOf } from './late-fees.mapper.ts';
import { ReadLateFeesService } from './read-late-fees.service.ts';

type Given = ParsedInput<typeof setLateFeeRule>['body'];

/** Lets a homeowner announce and end a house's rule for late fees. */
@Injectable()
export class LateFeeRulesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly rows: LateFeesRepository,
    private readonly reading: ReadLateFeesService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Announces a rule. It takes the place of one that was announced before; the terms of the current one take an
   * announced change back.
   * @throws 404 unless the caller owns the house; 409 when it is archived, or the rules changed since; 422 for an
   * invalid amount
   */
  async announce(actor: Actor, houseId: string, given: Given, origin: RequestOrigin): Promise<HouseLateFees> {
    await this.change(actor, houseId, origin, async (currency, rules, today) => {
      if (versionOf(rules) !== given.version) {
        throw new DomainError('stale_version', {
          detail: 'The rule was changed in another window. Please look at it again.',
          current: { version: versionOf(rules) },
        });
      }
      const terms = termsOf(given, currency);
      const announced = rules.filter((rule) => rule.endedOn === null && rule.fromOn > today);
      const current = lateFeeRuleOn(rules, today);
      const last = announced.at(-1) ?? current;
      if (last?.endedOn === null && isSame(last, terms)) return undefined;
      await this.rows.endRules(
        announced.map(({ id }) => id),
        today,
      );
      if (current?.endedOn === null && isSame(current, terms)) return current.id;
      const from_on = plusDays(today, LATE_FEE_NOTICE_DAYS);
      return this.rows.insertRule(toNewRule({ houseId, fromOn: from_on, terms, at: this.clock.now() }));
    });
    return this.reading.get(actor, houseId);
  }

  /** Ends late fees from today on. Ending twice changes nothing. @throws 404 and 409 as {@link announce} */
  async end(actor: Actor, houseId: string, origin: RequestOrigin): Promise<HouseLateFees> {
    await this.change(actor, houseId, origin, async (_currency, rules, today) => {
      const standing = rules.filter(({ endedOn }) => endedOn === null);
      if (standing.length === 0) return undefined;
      await this.rows.endRules(
        standing.map(({ id }) => id),
        today,
      );
      return null;
    });
    return this.reading.get(actor, houseId);
  }

  /** @param work returns the id of the rule that holds from now or later; null: none; undefined: nothing changed */
  private async change(
    actor: Actor,
    houseId: string,
    origin: RequestOrigin,
    work: (currency: string, rules: readonly LateFeeRule[], today: string) => Promise<string | null | undefined>,
  ): Promise<void> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    await this.database.transaction(async () => {
      const house = await this.houses.lock(houseId);
      if (!house) throw notFound();
      const today = dayIn(house.time_zone, this.clock.now());
      const rule_id = await work(house.currency, await this.rows.listRules(houseId), today);
      if (rule_id === undefined) return;
      await this.outbox.append(LateFeeRuleChanged, { house_id: houseId, actor_id: actor.accountId, rule_id });
      await this.audit.recordAdmin(actor, 'late-fee.rule', houseId, origin);
    });
  }
}

type Terms = Pick<LateFeeRule, 'graceDays' | 'fee' | 'yearCapMinor'>;

function termsOf({ days, fee, year_cap: cap }: Given, currency: string): Terms {
  const positive = (wire: string, field: string): number => {
    const minor = minorOf(wire, currency, field);
    if (minor === 0) throw unacceptable(field, 'Enter an amount above 0.');
    return minor;
  };
  return {
    graceDays: days,
    fee:
      fee.kind === 'fixed'
        ? { kind: 'fixed', minor: positive(fee.amount, 'fee.amount') }
        : { kind: 'percent', tenths: Math.round(Number(fee.percent) * 10) },
    yearCapMinor: cap === null ? null : positive(cap, 'year_cap'),
  };
}

const isSame = (a: Terms, b: Terms): boolean =>
  a.graceDays === b.graceDays && a.yearCapMinor === b.yearCapMinor && JSON.stringify(a.fee) === JSON.stringify(b.fee);
