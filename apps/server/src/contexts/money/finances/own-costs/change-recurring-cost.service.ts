import type {
  CallResponse,
  changeRecurringCost,
  listRecurringCosts,
  ParsedInput,
  RecurringCost,
} from '@common-roof/contracts';
import { dayIn, nextBillAfter, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { OwnCostFacts } from './own-cost-facts.ts';
import { OwnCostsChanged } from './own-costs.events.ts';
import { toRecurringCost } from './own-costs.mapper.ts';
import { RecurringCosts } from './recurring-costs.ts';
import { type RecurringCostRow, RecurringCostsRepository } from './recurring-costs.repository.ts';

type Body = ParsedInput<typeof changeRecurringCost>['body'];

/** Lists recurring costs, and changes what they add from the next time on. */
@Injectable()
export class ChangeRecurringCostService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly facts: OwnCostFacts,
    private readonly rows: RecurringCostsRepository,
    private readonly recurring: RecurringCosts,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a house that isn't the caller's */
  async list(actor: Actor, houseId: string | undefined): Promise<CallResponse<typeof listRecurringCosts>> {
    if (houseId !== undefined) await this.access.requireHouse(actor, houseId);
    return { items: (await this.rows.list(actor, houseId ?? null)).map(toRecurringCost) };
  }

  /**
   * @throws 404 unless it is the caller's; 409 when the house is archived, or when it has changed since; 422 for a day
   * that it doesn't have, an invalid amount, or a room of another house
   */
  async change(actor: Actor, id: string, { version, until, next_on: next, ...body }: Body): Promise<RecurringCost> {
    const { house_id: houseId } = await this.found(id);
    if ((await this.access.requireHouseForChange(actor, houseId)) !== 'owner') throw notFound();
    return this.database.transaction(async () => {
      await this.rows.lock(id);
      const row = await this.found(id);
      if (row.version !== version) {
        const detail = 'This cost was changed in another window. Please look at it again.';
        throw new DomainError('stale_version', { detail, current: { version: row.version } });
      }
      if (until !== null && until < row.first_on) throw unacceptable('until', 'This can’t be before the first day.');
      if (next !== null) this.requireDay(row, next);
      const next_on = next !== null && until !== null && next > until ? null : next;
      const facts = await this.facts.read(houseId, body);
      await this.rows.change(id, facts, { until_on: until, next_on });
      await this.recurring.scheduleNext(id);
      await this.outbox.append(OwnCostsChanged, { house_id: houseId });
      return toRecurringCost(await this.found(id));
    });
  }

  /** @throws 422 for a day on which it isn't added */
  private requireDay(row: RecurringCostRow, day: string): void {
    const { every, first_on: firstOn, next_on: present } = row;
    const isOwn = nextBillAfter({ every, firstOn }, plusDays(day, -1)) === day;
    const isAhead = day > dayIn(row.time_zone, this.clock.now()) || day === present;
    if (!isOwn || !isAhead) throw unacceptable('next_on', 'Choose one of its next days.');
  }

  private async found(id: string): Promise<RecurringCostRow> {
    const row = await this.rows.find(id);
    if (!row) throw notFound();
    return row;
  }
}
