import type { answerRepairVisit, ParsedInput, RepairDetail } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { States } from '#kernel/state-machines/states.ts';
import { RepairChanges } from './repair-changes.ts';
import { RepairNotesRepository } from './repair-notes.repository.ts';
import { aboutRepair, RepairVisitAnswered } from './repairs.events.ts';
import { REPAIRS } from './repairs.repository.ts';

/** Lets those who live there say whether the time of a visit suits. */
@Injectable()
export class AnswerRepairVisitService {
  constructor(
    private readonly changes: RepairChanges,
    private readonly notes: RepairNotesRepository,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws as {@link RepairChanges.change} */
  async answer(actor: Actor, id: string, body: ParsedInput<typeof answerRepairVisit>['body']): Promise<RepairDetail> {
    await this.changes.change(actor, id, { action: 'answer', as: 'answer', version: body.version }, async (row) => {
      const now = this.clock.now();
      const set = body.suits ? { agreed_at: now, agreed_by: actor.accountId } : { visit_from: null, visit_until: null };
      await this.states.advance(REPAIRS, 'answer', id, { set });
      if (!body.suits) {
        const note = { repair_id: id, author_id: actor.accountId, text: body.note.trim(), written_at: now };
        await this.notes.insert(note);
      }
      await this.outbox.append(RepairVisitAnswered, { ...aboutRepair(row, actor.accountId), suits: body.suits });
    });
    return this.changes.get(actor, id);
  }
}
