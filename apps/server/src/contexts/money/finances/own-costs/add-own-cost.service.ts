import { type addOwnCost, type CallResponse, LIMITS, type ParsedInput } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { OwnCostFacts } from './own-cost-facts.ts';
import { OwnCostFiles } from './own-cost-files.ts';
import { OwnCostsChanged } from './own-costs.events.ts';
import { toOwnCost, toRecurringCost } from './own-costs.mapper.ts';
import { OwnCostsRepository } from './own-costs.repository.ts';
import { RecurringCosts } from './recurring-costs.ts';

type Body = ParsedInput<typeof addOwnCost>['body'];
type Repeats = NonNullable<Body['repeats']>;

const DAYS_OF_YEAR = 366;

/** Adds costs that homeowners bear. */
@Injectable()
export class AddOwnCostService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly facts: OwnCostFacts,
    private readonly costs: OwnCostsRepository,
    private readonly recurring: RecurringCosts,
    private readonly files: OwnCostFiles,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a cost. One that recurs is added for each of its days until today, and later by itself.
   * @throws 404 unless the caller owns the house; 409 when the house is archived, or has too many costs; 422 for a day
   * that can't be, an invalid amount, a room of another house, or files that aren't the caller's
   */
  async addCost(actor: Actor, houseId: string, body: Body): Promise<CallResponse<typeof addOwnCost>> {
    if ((await this.access.requireHouseForChange(actor, houseId)) !== 'owner') throw notFound();
    const { timeZone } = await this.houses.findPlace(houseId);
    const today = dayIn(timeZone, this.clock.now());
    const facts = await this.facts.read(houseId, body);
    if (body.repeats !== null) requireRhythm(body, body.repeats, today);
    else if (body.paid_on > today) throw unacceptable('paid_on', 'This can’t be in the future.');
    if (body.paid_on > today && body.files.length > 0) {
      throw unacceptable('files', 'Add the receipt once the first cost has been added.');
    }
    const done = await this.database.transaction(async () => {
      await this.houses.lock(houseId);
      await this.requireRoom(houseId, body.paid_on);
      const added = await this.insert(houseId, facts, body.repeats, today);
      const [first] = added.ids;
      if (first !== undefined && body.files.length > 0) await this.files.attach(actor, first, body.files);
      await this.outbox.append(OwnCostsChanged, { house_id: houseId });
      return { ...added, first };
    });
    const cost = done.first === undefined ? undefined : await this.costs.find(actor, done.first);
    const recurring = done.recurringId === null ? undefined : await this.recurring.find(done.recurringId);
    return {
      cost: cost ? toOwnCost(cost) : null,
      added: done.ids.length,
      recurring: recurring ? toRecurringCost(recurring) : null,
    };
  }

  private async insert(
    houseId: string,
    facts: Parameters<OwnCostsRepository['insert']>[1],
    repeats: Repeats | null,
    today: string,
  ): Promise<{ ids: string[]; recurringId: string | null }> {
    if (repeats) return this.recurring.begin(houseId, facts, repeats, today);
    const id = await this.costs.insert(houseId, facts, this.clock.now(), null);
    return { ids: id === undefined ? [] : [id], recurringId: null };
  }

  private async requireRoom(houseId: string, day: string): Promise<void> {
    if ((await this.costs.countInYear(houseId, day)) < LIMITS.ownCostsPerYear) return;
    const detail = filled('There are already {most} costs in that year.', { most: LIMITS.ownCostsPerYear });
    throw new DomainError('conflict', { detail });
  }
}

/** @throws 422 for days that a recurring cost can't have */
function requireRhythm({ paid_on: first }: Body, { until }: Repeats, today: string): void {
  if (first > plusDays(today, DAYS_OF_YEAR)) throw unacceptable('paid_on', 'This can’t be more than a year from now.');
  const earliest = `${String(Number(today.slice(0, 4)) - LIMITS.recurringCostYearsBack)}-01-01`;
  if (first < earliest) throw unacceptable('paid_on', 'A recurring cost can begin five years ago at most.');
  if (until !== null && until < first) throw unacceptable('repeats.until', 'This can’t be before the first day.');
}
