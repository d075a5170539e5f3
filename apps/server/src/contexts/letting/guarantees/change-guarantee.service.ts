import type { changeGuarantee, Guarantee, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { EndGuarantee } from './end-guarantee.ts';
import { GuaranteeAccess } from './guarantee-access.ts';
import { GuaranteeDeadlines } from './guarantee-deadlines.ts';
import { GUARANTEE_LINK } from './guarantee-link.ts';
import { GuaranteeRecord, type GuaranteeStepper } from './guarantee-record.ts';
import { aboutGuarantee, GuaranteeSentAgain } from './guarantees.events.ts';
import { toGuarantee } from './guarantees.mapper.ts';
import {
  GUARANTEED_LEASE_STATES,
  GUARANTEES,
  type GuaranteeRow,
  GuaranteesRepository,
} from './guarantees.repository.ts';

type Change = ParsedInput<typeof changeGuarantee>['body'];

/** Lets a homeowner withdraw a guarantee, send its link again, and release the guarantor. */
@Injectable()
export class ChangeGuaranteeService {
  constructor(
    private readonly whose: GuaranteeAccess,
    private readonly database: Database,
    private readonly guarantees: GuaranteesRepository,
    private readonly ends: EndGuarantee,
    private readonly deadlines: GuaranteeDeadlines,
    private readonly capabilities: Capabilities,
    private readonly record: GuaranteeRecord,
    private readonly states: States,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /**
   * Withdrawing or releasing again changes nothing.
   * @throws 404 unless it is of a house of the caller's; 409 when the house is archived, its state doesn't allow it, or
   * it has changed since it was read; 429
   */
  async change(actor: Actor, id: string, { action, version }: Change, origin: RequestOrigin): Promise<Guarantee> {
    await this.whose.requireForChange(actor, id);
    return this.database.transaction(async () => {
      const row = await this.guarantees.lock(id);
      if (!row) throw notFound();
      if (isDone(row, action)) return toGuarantee(row);
      if (row.version !== version) {
        throw new DomainError('stale_version', {
          detail: 'This guarantee has changed since you opened it.',
          current: toGuarantee(row),
        });
      }
      requireAllowed(GUARANTEES, action, row.state);
      const by = { actor, origin };
      if (action === 'withdraw') await this.ends.withdraw(row, by);
      else if (action === 'release') await this.ends.end(row, 'released', by);
      else await this.resend(row, by);
      await this.audit.recordAdmin(actor, `guarantee.${action}`, id, origin);
      return toGuarantee((await this.guarantees.find(id)) ?? row);
    });
  }

  private async resend(row: GuaranteeRow, by: GuaranteeStepper & { readonly actor: Actor }): Promise<void> {
    if (!GUARANTEED_LEASE_STATES.includes(row.lease_state)) {
      throw new DomainError('conflict', { detail: 'This lease is over.' });
    }
    await this.limits.takeMailToStranger(by.actor.accountId, row.email);
    const set = { link_expires_at: await this.deadlines.sent(row.id), ended_at: null };
    await this.guarantees.oneOpen(() => this.states.advance(GUARANTEES, 'resend', row.id, { set }));
    await this.capabilities.grant(GUARANTEE_LINK, row.id);
    await this.record.append(row.id, { step: 'sent_again' }, by);
    await this.outbox.append(GuaranteeSentAgain, { ...aboutGuarantee(row), actor_id: by.actor.accountId });
  }
}

const isDone = ({ state, ended }: GuaranteeRow, action: Change['action']): boolean =>
  (action === 'withdraw' && state === 'withdrawn') || (action === 'release' && ended === 'released');
