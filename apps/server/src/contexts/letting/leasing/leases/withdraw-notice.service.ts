import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Json } from '#kernel/evidence/canonical-json.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { LeasedStaysService, RoomsReadModel } from '#contexts/housing/houses/index.ts';
import { accountOf, AgreementRecord, type Stepper } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { stayOf } from './lease-in-force.ts';
import { LEASE_REQUESTS, LeaseRequestsRepository } from './lease-requests.repository.ts';
import { NoticeTakenBack } from './leases.events.ts';

/**
 * Continues a lease under notice: its notice was withdrawn, or both parties agreed. Each method joins the caller's
 * transaction.
 */
@Injectable()
export class WithdrawNoticeService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly requests: LeaseRequestsRepository,
    private readonly rooms: RoomsReadModel,
    private readonly sending: SendAgreementService,
    private readonly stays: LeasedStaysService,
    private readonly record: AgreementRecord,
    private readonly states: States,
    private readonly clock: Clock,
  ) {}

  /** Throws 409 unless the lease is under notice, or when the room is promised to another person. */
  async withdraw(row: AgreementWithText, by: Stepper, more: Readonly<Record<string, Json>> = {}): Promise<void> {
    await this.goOn(row, by, more);
    await this.sending.publish(NoticeTakenBack, row, by);
  }

  /**
   * Continues a lease that ended because another followed, without an event of its own: the cancellation of that other
   * lease informs about both. Throws 409.
   */
  async goOn(row: AgreementWithText, by: Stepper, more: Readonly<Record<string, Json>> = {}): Promise<void> {
    await this.requireUnpromised(row);
    await this.agreements.oneUnderWay(() =>
      this.sending.move('takeBackNotice', row, {
        set: {
          release_date: null,
          notice_by: null,
          notice_at: null,
          notice_reason: '',
          // Both parties agreed that it continues after its term.
          ...(row.notice_by === 'term' ? { runs_on: true } : {}),
        },
      }),
    );
    await this.stays.goOn(stayOf(row), accountOf(by) ?? row.homeowner_id);
    await this.lapse(row.id);
    await this.record.append('notice_taken_back', row, by, more);
  }

  /** A concurrent signature for the room waits, or has been given. Throws 409. */
  async requireUnpromised(row: AgreementWithText): Promise<void> {
    await this.rooms.lock(row.room_id);
    if (await this.agreements.isPromised(row)) {
      throw new DomainError('conflict', { detail: 'Another person has already signed a lease for this room.' });
    }
  }

  /** Closes the open request of a lease, which has nothing left to change. */
  async lapse(agreementId: string): Promise<void> {
    const open = await this.requests.findOpen(agreementId);
    if (open) await this.states.advance(LEASE_REQUESTS, 'lapse', open.id, { set: { closed_at: this.clock.now() } });
  }
}
