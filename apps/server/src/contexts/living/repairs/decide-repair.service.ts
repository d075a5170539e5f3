import type { decideRepair, ParsedInput, planRepair, RepairDetail } from '@common-roof/contracts';
import { isSameTrade } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { RepairChanges } from './repair-changes.ts';
import { aboutRepair, RepairAccepted, RepairDeclined, RepairPlanned, RepairUnanswered } from './repairs.events.ts';
import { REPAIRS, type RepairRow, RepairsRepository } from './repairs.repository.ts';
import { isSameVisit, newVisit, requireVisitTime } from './repair-visit-times.ts';
import { TradeLinks, tradeIn } from './trade/trade-links.ts';

type Plan = Pick<ParsedInput<typeof planRepair>['body'], 'assignee_id' | 'trade' | 'visit'>;

/** Lets a homeowner answer a report, and plan who repairs it when. */
@Injectable()
export class DecideRepairService {
  constructor(
    private readonly changes: RepairChanges,
    private readonly repairs: RepairsRepository,
    private readonly links: TradeLinks,
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws as {@link RepairChanges.change}; 422 for a plan that can't be */
  async decide(
    actor: Actor,
    id: string,
    body: ParsedInput<typeof decideRepair>['body'],
    origin: RequestOrigin,
  ): Promise<RepairDetail> {
    const { version } = body;
    if (body.decision === 'accept') {
      await this.changes.change(actor, id, { action: 'accept', as: 'decide', version }, async (row) => {
        await this.requirePlan(row, body);
        await this.states.advance(REPAIRS, 'accept', id, { set: planned(body) });
        await this.outbox.append(RepairAccepted, aboutRepair(row, actor.accountId));
        if (body.assignee_id !== null || body.trade !== null || body.visit !== null)
          await this.tellPlan(actor, row, body);
        await this.answered(actor, id, 'repair.accept', origin);
      });
    } else {
      await this.changes.change(actor, id, { action: 'decline', as: 'decide', version }, async (row) => {
        const ended = { ended_at: this.clock.now(), ended_by: actor.accountId, ended_words: body.reason.trim() };
        await this.states.advance(REPAIRS, 'decline', id, { set: ended });
        await this.links.close(row, ended.ended_at);
        await this.outbox.append(RepairDeclined, aboutRepair(row, actor.accountId));
        await this.answered(actor, id, 'repair.decline', origin);
      });
    }
    return this.changes.get(actor, id);
  }

  /** @throws as {@link RepairChanges.change}; 422 for a plan that can't be */
  async plan(
    actor: Actor,
    id: string,
    { version, ...plan }: ParsedInput<typeof planRepair>['body'],
    origin: RequestOrigin,
  ): Promise<RepairDetail> {
    await this.changes.change(actor, id, { action: 'plan', as: 'plan', version }, async (row) => {
      // A neatkeeper says when they come, and not who comes.
      if (!row.is_owner && (plan.assignee_id !== row.assignee_id || plan.trade !== null)) {
        throw unacceptable('assignee_id', 'Only the homeowner chooses who takes care of it.');
      }
      await this.requirePlan(row, plan);
      if (!isSameTrade(tradeIn(row), plan.trade)) await this.links.release(id);
      await this.states.advance(REPAIRS, 'plan', id, { set: planned(plan, row) });
      await this.tellPlan(actor, row, plan);
      await this.audit.recordAdmin(actor, 'repair.plan', id, origin);
    });
    return this.changes.get(actor, id);
  }

  private async requirePlan(row: RepairRow, { assignee_id: assignee, trade, visit }: Plan): Promise<void> {
    if (assignee !== null && trade !== null) throw unacceptable('trade', 'Choose a neatkeeper or a tradesperson.');
    if (assignee !== null && !(await this.repairs.hasNeatkeeper(row.house_id, assignee))) {
      throw unacceptable('assignee_id', 'Choose a neatkeeper of this house.');
    }
    if (visit !== null && !isSameVisit(row, visit)) requireVisitTime(visit, this.clock.now());
  }

  private tellPlan(actor: Actor, row: RepairRow, { assignee_id: assignee, trade, visit }: Plan): Promise<void> {
    const before = tradeIn(row);
    const isOther = !isSameTrade(before, trade);
    return this.outbox.append(RepairPlanned, {
      ...aboutRepair(row, actor.accountId),
      is_reassigned: assignee !== row.assignee_id || isOther,
      is_rescheduled: visit !== null && !isSameVisit(row, visit),
      is_trade_asked: trade !== null && trade.email !== null && (isOther || trade.email !== before?.email),
      former_assignee_id: assignee === row.assignee_id ? null : row.assignee_id,
    });
  }

  private async answered(actor: Actor, id: string, action: string, origin: RequestOrigin): Promise<void> {
    await this.scheduledEvents.unschedule(RepairUnanswered, id);
    await this.audit.recordAdmin(actor, action, id, origin);
  }
}

/** What is written of a plan. The same time as before stays agreed. */
function planned({ assignee_id, trade, visit }: Plan, before?: RepairRow): Record<string, unknown> {
  const who = { assignee_id, trade_name: trade?.name ?? null, trade_email: trade?.email ?? null };
  return before !== undefined && visit !== null && isSameVisit(before, visit) ? who : { ...who, ...newVisit(visit) };
}
