import type { assignChores, CallResponse, HouseChore, ParsedInput } from '@common-roof/contracts';
import { isPresent, ruleOf } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ChoreHousehold } from './chore-household.ts';
import { ChorePlanner } from './chore-planner.ts';
import type { PlanRow } from './chore-plans.repository.ts';
import { assigningRow, toAssignment, toChore } from './chores.mapper.ts';
import { ChoresAssigned } from './chores.events.ts';
import { type ChoreRow, ChoresRepository, type ChoreSettings } from './chores.repository.ts';
import { retired } from './chores.service.ts';
import { TURNS, TurnsRepository } from './turns.repository.ts';

type Turn = Extract<HouseChore, { set: 'turn' }>;
type Plan = Extract<HouseChore, { set: 'plan' }>;

/** Lets a homeowner assign turns and change how chores are planned. */
@Injectable()
export class AssignChoresService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly chores: ChoresRepository,
    private readonly turns: TurnsRepository,
    private readonly household: ChoreHousehold,
    private readonly planner: ChorePlanner,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /**
   * Applies all plans and assignments, or none of them.
   * @throws 404 for a house, chore or turn that isn't the caller's; 409 for an archived house, a retired chore, a stale
   * version (with the current chore) or a turn that isn't open; 422 for a person who doesn't live there, or a day in
   * the past
   */
  async assign(
    actor: Actor,
    houseId: string,
    { houseChores }: ParsedInput<typeof assignChores>['body'],
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof assignChores>> {
    await this.access.requireRightForChange(actor, houseId, 'chores');
    const plans = houseChores.filter((each) => each.set === 'plan');
    const turns = houseChores.filter((each) => each.set === 'turn');
    const choreIds = plans.map(({ chore_id: id }) => id);
    const turnIds = turns.map(({ assignment_id: id }) => id);
    return this.database.transaction(async () => {
      const held = await this.planner.lock(houseId);
      if (!held) throw notFound();
      await this.change(held, plans, reader);
      await this.assignTurns(held, turns);
      await this.planner.plan(houseId, { changed: choreIds });
      await this.outbox.append(ChoresAssigned, { house_id: houseId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'chores.assign', houseId, origin);
      return {
        chores: (await this.chores.findByIds(houseId, choreIds)).map((row) => toChore(row, reader)),
        assignments: (await this.turns.findByIds(houseId, turnIds)).map((row) => toAssignment(row, reader)),
      };
    });
  }

  private async change(held: PlanRow, plans: readonly Plan[], reader: Reader): Promise<void> {
    await this.household.require(
      held,
      plans.map(({ assign, starts_on: startsOn }) => ({ assign, startsOn })),
    );
    const rows = await this.chores.findByIds(
      held.house_id,
      plans.map(({ chore_id: id }) => id),
    );
    const before = new Map(rows.map((row) => [row.id, row]));
    for (const plan of plans) {
      const row = before.get(plan.chore_id);
      if (!row) throw notFound();
      if (row.retired_at !== null) throw retired();
      if (row.version !== plan.version) {
        const detail = 'This chore has changed since you opened it.';
        throw new DomainError('stale_version', { detail, current: toChore(row, reader) });
      }
      await this.chores.write(row.id, settingsOver(row, plan));
    }
  }

  /** Assigns the turns of each roomie in one statement. */
  private async assignTurns(held: PlanRow, wanted: readonly Turn[]): Promise<void> {
    if (wanted.length === 0) return;
    const people = new Map((await this.household.residents(held)).map((person) => [person.id, person]));
    const rows = await this.turns.findByIds(
      held.house_id,
      wanted.map(({ assignment_id: id }) => id),
    );
    const turns = new Map(rows.map((row) => [row.id, row]));
    for (const { assignment_id: id, roomie_id: roomieId } of wanted) {
      const turn = turns.get(id);
      if (!turn) throw notFound();
      requireAllowed(TURNS, 'assign', turn.state);
      const person = roomieId === null ? undefined : people.get(roomieId);
      if (roomieId !== null && !(person && isPresent(person, turn.due_on))) {
        throw unacceptable('roomie_id', 'Choose a person who is in the house on that day.');
      }
    }
    for (const [roomieId, theirs] of Map.groupBy(wanted, ({ roomie_id: id }) => id)) {
      const set = { assignee_id: roomieId, by_hand: true };
      await this.states.advanceAll(
        TURNS,
        'assign',
        theirs.map(({ assignment_id: id }) => id),
        { set },
      );
    }
  }
}

/** Keeps the settings that the body leaves out. */
const settingsOver = (row: ChoreRow, plan: Plan): ChoreSettings => ({
  name: plan.name ?? row.name,
  icon: plan.icon ?? row.icon,
  weight: plan.weight ?? row.weight,
  rule: plan.recurrence === undefined ? row.rule : ruleOf(plan.recurrence),
  starts_on: plan.starts_on ?? row.starts_on,
  due_time: plan.due_time ?? row.due_time,
  ...(plan.assign === undefined
    ? { way: row.way, rotation: row.rotation, fixed_id: row.fixed_id }
    : assigningRow(plan.assign)),
});
