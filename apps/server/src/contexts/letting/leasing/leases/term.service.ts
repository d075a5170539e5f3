import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { LeasedStaysService } from '#contexts/housing/houses/index.ts';
import { AgreementRecord, BY_ITSELF, type Stepper } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { stayOf } from './lease-in-force.ts';
import { TermEnds, TermRunsOn } from './leases.events.ts';
import { LeasesRepository } from './leases.repository.ts';
import { WithdrawNoticeService } from './withdraw-notice.service.ts';

/** Ends or extends a lease on its own last day. Each method joins the caller's transaction, or opens one. */
@Injectable()
export class TermService {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly leases: LeasesRepository,
    private readonly withdrawing: WithdrawNoticeService,
    private readonly sending: SendAgreementService,
    private readonly stays: LeasedStaysService,
    private readonly record: AgreementRecord,
    private readonly clock: Clock,
  ) {}

  /**
   * Before the last day: the lease ends on it as if notice had been given, so that the room can be let from the day
   * after; or, when the house is set so, it continues. Does nothing when notice was given or the lease was replaced in
   * between.
   */
  async comesToItsEnd(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.agreements.lock(id);
      if (row?.state !== 'active' || row.ends_on === null || row.runs_on) return;
      const { fixed_term: then } = await this.leases.settings(row.house_id);
      await (then === 'ends' ? this.endTerm(row, row.ends_on) : this.runOn(row));
    });
  }

  /** A new lease replaces one that reaches its end: the tenancy continues. @throws 409 when the room is promised */
  async renewed(id: string, by: Stepper): Promise<void> {
    const row = await this.agreements.lock(id);
    if (row?.state === 'pre_released' && row.notice_by === 'term') await this.withdrawing.withdraw(row, by);
  }

  private async endTerm(row: AgreementWithText, day: string): Promise<void> {
    await this.sending.move('giveNotice', row, {
      set: { release_date: day, notice_by: 'term', notice_at: this.clock.now(), notice_reason: '' },
    });
    await this.stays.giveNotice(stayOf(row), day);
    await this.record.append('term_ends', row, BY_ITSELF, { release_date: day });
    await this.sending.publish(TermEnds, row, BY_ITSELF);
  }

  private async runOn(row: AgreementWithText): Promise<void> {
    await this.sending.move('runOn', row, { set: { runs_on: true } });
    await this.record.append('term_runs_on', row, BY_ITSELF);
    await this.sending.publish(TermRunsOn, row, BY_ITSELF);
  }
}
