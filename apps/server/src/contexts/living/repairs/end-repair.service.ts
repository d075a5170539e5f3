import type { finishRepair, ParsedInput, reopenRepair, RepairDetail } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { RepairChanges } from './repair-changes.ts';
import { RepairNotesRepository } from './repair-notes.repository.ts';
import { aboutRepair, RepairFinished, RepairReopened, RepairUnanswered, RepairWithdrawn } from './repairs.events.ts';
import { REPAIRS } from './repairs.repository.ts';
import { TradeLinks } from './trade/trade-links.ts';

/** Ends repairs, and reopens those that weren't done or didn't last. */
@Injectable()
export class EndRepairService {
  constructor(
    private readonly changes: RepairChanges,
    private readonly notes: RepairNotesRepository,
    private readonly images: Images,
    private readonly links: TradeLinks,
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws as {@link RepairChanges.change}; 422 for an invalid cost, one of somebody else than the homeowner, or images
   * that aren't the caller's
   */
  async finish(
    actor: Actor,
    id: string,
    { version, words, cost, photos }: ParsedInput<typeof finishRepair>['body'],
    origin: RequestOrigin,
  ): Promise<RepairDetail> {
    await this.changes.change(actor, id, { action: 'finish', as: 'finish', version }, async (row) => {
      if (cost !== undefined && !row.is_owner) throw unacceptable('cost', 'Only the homeowner enters the cost.');
      const ended = { ended_at: this.clock.now(), ended_by: actor.accountId, ended_words: words.trim() };
      const minor = cost === undefined ? {} : { cost_minor: minorOf(cost, row.currency, 'cost') };
      await this.states.advance(REPAIRS, 'finish', id, { set: { ...ended, ...minor } });
      if (photos.length > 0) await this.images.placeOwn(actor, { kind: 'repair_end', id }, photos);
      await this.links.closeLater(row, ended.ended_at);
      await this.outbox.append(RepairFinished, aboutRepair(row, actor.accountId));
      await this.audit.recordAdmin(actor, 'repair.finish', id, origin);
    });
    return this.changes.get(actor, id);
  }

  /** @throws as {@link RepairChanges.change} */
  async reopen(
    actor: Actor,
    id: string,
    { version, reason }: ParsedInput<typeof reopenRepair>['body'],
    origin: RequestOrigin,
  ): Promise<RepairDetail> {
    await this.changes.change(actor, id, { action: 'reopen', as: 'reopen', version }, async (row) => {
      await this.images.clear({ kind: 'repair_end', id });
      const open = {
        ended_at: null,
        ended_by: null,
        ended_words: '',
        cost_minor: null,
        visit_from: null,
        visit_until: null,
      };
      await this.states.advance(REPAIRS, 'reopen', id, { set: { ...open, agreed_at: null, agreed_by: null } });
      const note = { repair_id: id, author_id: actor.accountId, text: reason.trim(), written_at: this.clock.now() };
      await this.notes.insert(note);
      await this.links.keep(id);
      await this.outbox.append(RepairReopened, aboutRepair(row, actor.accountId));
      await this.audit.recordAdmin(actor, 'repair.reopen', id, origin);
    });
    return this.changes.get(actor, id);
  }

  /** @throws as {@link RepairChanges.change} */
  async withdraw(actor: Actor, id: string): Promise<void> {
    await this.changes.change(actor, id, { action: 'withdraw', as: 'withdraw', version: null }, async (row) => {
      const ended = { ended_at: this.clock.now(), ended_by: actor.accountId };
      await this.states.advance(REPAIRS, 'withdraw', id, { set: ended });
      await this.scheduledEvents.unschedule(RepairUnanswered, id);
      await this.links.close(row, ended.ended_at);
      await this.outbox.append(RepairWithdrawn, {
        ...aboutRepair(row, actor.accountId),
        was_accepted: row.state === 'accepted',
      });
    });
  }
}
