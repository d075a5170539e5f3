import type { answerGuarantee, Guarantee, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { sha256 } from '#contexts/letting/leasing/index.ts';
import { GuaranteeAccess } from './guarantee-access.ts';
import { GuaranteeDeadlines } from './guarantee-deadlines.ts';
import { GuaranteeRecord } from './guarantee-record.ts';
import { aboutGuarantee, GuaranteeAgreed, GuaranteeDeclined, GuaranteeShared } from './guarantees.events.ts';
import { toGuarantee } from './guarantees.mapper.ts';
import { GUARANTEES, type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';

type Answer = ParsedInput<typeof answerGuarantee>['body'];

/** Lets a roomie decide whether a guarantor is asked, and what they see. */
@Injectable()
export class AnswerGuaranteeService {
  constructor(
    private readonly whose: GuaranteeAccess,
    private readonly database: Database,
    private readonly guarantees: GuaranteesRepository,
    private readonly deadlines: GuaranteeDeadlines,
    private readonly record: GuaranteeRecord,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The same answer again changes nothing.
   * @throws 404 unless it is of the caller's lease; 409 once it is withdrawn or answered otherwise, or has changed since
   * it was read
   */
  answer(actor: Actor, id: string, answer: Answer, origin: RequestOrigin): Promise<Guarantee> {
    return this.change(actor, id, async (row) => {
      if (isAnswered(row, answer)) return;
      requireAllowed(GUARANTEES, answer.agrees ? 'agree' : 'refuse', row.state);
      if (row.version !== answer.version) {
        throw new DomainError('stale_version', {
          detail: 'This guarantee has changed since you opened it.',
          current: toGuarantee(row),
        });
      }
      const now = this.clock.now();
      const about = { ...aboutGuarantee(row), actor_id: actor.accountId };
      const by = { actor, origin };
      if (answer.agrees) {
        const { shows_payments } = answer;
        const set = { shows_payments, agreed_at: now, link_expires_at: await this.deadlines.sent(id) };
        await this.states.advance(GUARANTEES, 'agree', id, { set });
        await this.record.append(id, { step: 'agreed', shows_payments }, by);
        await this.outbox.append(GuaranteeAgreed, about);
        return;
      }
      const reason = answer.reason.trim();
      const set = { declined_by: 'roomie', reason, ended_at: now };
      await this.states.advance(GUARANTEES, 'refuse', id, { set });
      await this.record.append(id, { step: 'declined', declined_by: 'roomie', reason_sha256: sha256(reason) }, by);
      await this.outbox.append(GuaranteeDeclined, { ...about, by: 'roomie' });
    });
  }

  /** Holds at once. @throws 404 unless it is of the caller's lease; 409 before they agreed, and once it is over */
  share(actor: Actor, id: string, showsPayments: boolean, origin: RequestOrigin): Promise<Guarantee> {
    return this.change(actor, id, async (row) => {
      if (row.agreed_at !== null && row.shows_payments === showsPayments) return;
      requireAllowed(GUARANTEES, 'share', row.state);
      // Keeps the version: the homeowner may be reading what they are about to change.
      const step = { set: { shows_payments: showsPayments }, keepsVersion: true };
      await this.states.advance(GUARANTEES, 'share', id, step);
      await this.record.append(id, { step: 'shared', shows_payments: showsPayments }, { actor, origin });
      await this.outbox.append(GuaranteeShared, { ...aboutGuarantee(row), actor_id: actor.accountId });
    });
  }

  private async change(actor: Actor, id: string, work: (row: GuaranteeRow) => Promise<void>): Promise<Guarantee> {
    await this.whose.requireAsRoomie(actor, id);
    return this.database.transaction(async () => {
      const row = await this.guarantees.lock(id);
      if (!row) throw notFound();
      await work(row);
      return toGuarantee((await this.guarantees.find(id)) ?? row);
    });
  }
}

const isAnswered = (row: GuaranteeRow, answer: Answer): boolean =>
  answer.agrees
    ? row.state === 'sent' && row.shows_payments === answer.shows_payments
    : row.state === 'declined' && row.declined_by === 'roomie';
