import {
  type addChoreStep,
  type Chore,
  CHORE_CATALOGUE,
  type createChores,
  LIMITS,
  type NewChore,
  type ParsedInput,
} from '@common-roof/contracts';
import { dayIn, type Recurrence, ruleOf } from '@common-roof/domain';
import { filled, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ChoreHousehold } from './chore-household.ts';
import { ChorePlanner } from './chore-planner.ts';
import { assigningRow, toChore } from './chores.mapper.ts';
import { ChoreRetired, ChoresAdded, ChoreStepAdded } from './chores.events.ts';
import { type ChoreRow, ChoresRepository, type NewChoreRow } from './chores.repository.ts';

/** Lets a homeowner create, change and retire a house's chores. */
@Injectable()
export class ChoresService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly chores: ChoresRepository,
    private readonly household: ChoreHousehold,
    private readonly planner: ChorePlanner,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404; 409 when the house is archived or has too many chores; 422 for a person who doesn't live in the house,
   * or a day in the past
   */
  async create(
    actor: Actor,
    { house_id: houseId, chores }: ParsedInput<typeof createChores>['body'],
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<Chore[]> {
    await this.access.requireRightForChange(actor, houseId, 'chores');
    return this.database.transaction(async () => {
      const plan = await this.planner.lock(houseId);
      if (!plan) throw notFound();
      await this.requireSpace(houseId, chores.length);
      const today = dayIn(plan.time_zone, this.clock.now());
      await this.household.require(
        plan,
        chores.map(({ assign, starts_on: startsOn }) => ({ assign, startsOn })),
      );
      const ids = await this.chores.insert(
        houseId,
        chores.map((chore) => rowOf(chore, today)),
        this.clock.now(),
      );
      await this.planner.plan(houseId);
      await this.outbox.append(ChoresAdded, { house_id: houseId, actor_id: actor.accountId, count: ids.length });
      await this.audit.recordAdmin(actor, 'chores.add', houseId, origin);
      return (await this.chores.findByIds(houseId, ids)).map((row) => toChore(row, reader));
    });
  }

  /** @throws 404; 409 when the house is archived, the chore retired, or the checklist full */
  async addStep(
    actor: Actor,
    id: string,
    { description }: ParsedInput<typeof addChoreStep>['body'],
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<Chore> {
    const houseId = await this.requireOwn(actor, id);
    return this.database.transaction(async () => {
      const { retired_at: retiredAt, steps } = await this.held(houseId, id);
      if (retiredAt !== null) throw retired();
      if (steps.length >= LIMITS.choreSteps) {
        throw tooMany(filled('A checklist has {most} steps at most.', { most: LIMITS.choreSteps }));
      }
      await this.chores.addStep(id, description.trim());
      await this.outbox.append(ChoreStepAdded, { house_id: houseId, actor_id: actor.accountId, chore_id: id });
      await this.audit.recordAdmin(actor, 'chore.add_step', id, origin);
      return toChore(await this.found(id), reader);
    });
  }

  /** Retiring a retired chore changes nothing. @throws 404; 409 when the house is archived */
  async retire(actor: Actor, id: string, reader: Reader, origin: RequestOrigin): Promise<Chore> {
    const houseId = await this.requireOwn(actor, id);
    return this.database.transaction(async () => {
      const { retired_at: retiredAt } = await this.held(houseId, id);
      if (retiredAt === null) {
        await this.chores.retire(id, this.clock.now());
        await this.planner.plan(houseId);
        await this.outbox.append(ChoreRetired, { house_id: houseId, actor_id: actor.accountId, chore_id: id });
        await this.audit.recordAdmin(actor, 'chore.retire', id, origin);
      }
      return toChore(await this.found(id), reader);
    });
  }

  /** @returns the chore's house */
  private async requireOwn(actor: Actor, id: string): Promise<string> {
    const { house_id: houseId } = await this.found(id);
    await this.access.requireRightForChange(actor, houseId, 'chores');
    return houseId;
  }

  /** Reads the chore after taking the lock, when nobody else can change it. */
  private async held(houseId: string, id: string): Promise<ChoreRow> {
    await this.planner.lock(houseId);
    return this.found(id);
  }

  private async found(id: string): Promise<ChoreRow> {
    const row = await this.chores.find(id);
    if (!row) throw notFound();
    return row;
  }

  private async requireSpace(houseId: string, more: number): Promise<void> {
    if ((await this.chores.countActive(houseId)) + more <= LIMITS.choresPerHouse) return;
    throw tooMany(filled('A house has {most} chores at most. Retire some first.', { most: LIMITS.choresPerHouse }));
  }
}

const tooMany = (detail: ReturnType<typeof filled>): DomainError => new DomainError('conflict', { detail });
export const retired = (): DomainError =>
  new DomainError('conflict', { detail: 'This chore is retired.', current: { state: 'retired' } });

/** Defaults for what neither the house nor the catalogue sets. */
const OTHERWISE = { icon: 'star', weight: 3, due_time: '20:00' } as const;
const EVERY_WEEK: Recurrence = { every: 'week', interval: 1, weekdays: [7] };

function rowOf(chore: NewChore, today: string): NewChoreRow {
  const usual = chore.catalogue === undefined ? undefined : CHORE_CATALOGUE[chore.catalogue];
  return {
    catalogue: chore.catalogue ?? null,
    name: chore.name ?? null,
    icon: chore.icon ?? usual?.icon ?? OTHERWISE.icon,
    weight: chore.weight ?? usual?.weight ?? OTHERWISE.weight,
    rule: ruleOf(chore.recurrence ?? usual?.recurrence ?? EVERY_WEEK),
    starts_on: chore.starts_on ?? today,
    due_time: chore.due_time ?? usual?.due_time ?? OTHERWISE.due_time,
    ...assigningRow(chore.assign),
    steps: chore.steps.map((step) => step.trim()),
  };
}
