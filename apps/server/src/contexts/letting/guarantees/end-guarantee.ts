import type { GuaranteeEnd } from '@common-roof/contracts';
import { dayIn, guaranteeMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { States } from '#kernel/state-machines/states.ts';
import { GuaranteeDeadlines } from './guarantee-deadlines.ts';
import { GUARANTEE_LINK } from './guarantee-link.ts';
import { GuaranteeRecord, type GuaranteeStepper } from './guarantee-record.ts';
import { aboutGuarantee, GuaranteeEnded, GuaranteeExpired, GuaranteeWithdrawn } from './guarantees.events.ts';
import {
  GUARANTEED_LEASE_STATES,
  GUARANTEES,
  type GuaranteeRow,
  GuaranteesRepository,
} from './guarantees.repository.ts';

/** Ends guarantees: by the homeowner, by time, and with their lease. Its methods take a locked row. */
@Injectable()
export class EndGuarantee {
  constructor(
    private readonly database: Database,
    private readonly guarantees: GuaranteesRepository,
    private readonly deadlines: GuaranteeDeadlines,
    private readonly capabilities: Capabilities,
    private readonly record: GuaranteeRecord,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. Throws 409 once it is signed or withdrawn. */
  async withdraw(row: GuaranteeRow, by: GuaranteeStepper | null): Promise<void> {
    await this.states.advance(GUARANTEES, 'withdraw', row.id, { set: { ended_at: this.clock.now() } });
    await this.deadlines.over(row.id);
    await this.capabilities.revoke(row.id, [GUARANTEE_LINK]);
    await this.record.append(row.id, { step: 'withdrawn' }, by);
    const about = { ...aboutGuarantee(row), actor_id: by?.actor?.accountId ?? null };
    await this.outbox.append(GuaranteeWithdrawn, { ...about, was_sent: row.state === 'sent' });
  }

  /** Its link stays and says that it ended. Joins the caller's transaction. Throws 409 unless it is signed. */
  async end(row: GuaranteeRow, why: GuaranteeEnd, by: GuaranteeStepper | null): Promise<void> {
    const set = { ended: why, ended_at: this.clock.now() };
    await this.states.advance(GUARANTEES, why === 'released' ? 'release' : 'end', row.id, { set });
    await this.deadlines.over(row.id);
    await this.record.append(row.id, { step: 'ended', why }, by);
    const about = { ...aboutGuarantee(row), actor_id: by?.actor?.accountId ?? null };
    await this.outbox.append(GuaranteeEnded, { ...about, why });
  }

  /** The link wasn't used in time. Does nothing to a guarantee that isn't waiting, or that was sent again. */
  expire(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.guarantees.lock(id);
      if (row?.state !== 'sent' || row.link_expires_at === null || row.link_expires_at > this.clock.now()) return;
      await this.states.advance(GUARANTEES, 'expire', id, { set: { ended_at: this.clock.now() } });
      await this.capabilities.revoke(id, [GUARANTEE_LINK]);
      await this.record.append(id, { step: 'expired' }, null);
      await this.outbox.append(GuaranteeExpired, aboutGuarantee(row));
    });
  }

  /** Ends what has ended by itself: with its lease, or on its last day. Returns whether it is over. */
  async endIfOver(row: GuaranteeRow): Promise<boolean> {
    const isOver = !GUARANTEED_LEASE_STATES.includes(row.lease_state);
    const today = dayIn(row.time_zone, this.clock.now());
    if (row.state === 'signed') {
      const hasPassed = row.until_on !== null && row.until_on < today;
      if (!isOver && !hasPassed) return false;
      await this.end(row, isOver ? 'lease_over' : 'date_passed', null);
    } else if (isOver && guaranteeMachine.allows('withdraw', row.state)) {
      await this.withdraw(row, null);
    }
    return row.state === 'signed' || isOver;
  }

  /** A lease changed: ends its guarantees, and those of the lease that it replaced, if these leases are over. */
  leaseChanged(agreementId: string): Promise<void> {
    return this.database.transaction(async () => {
      for (const id of await this.guarantees.listLiveOf(agreementId)) {
        const row = await this.guarantees.lock(id);
        if (row) await this.endIfOver(row);
      }
    });
  }
}
