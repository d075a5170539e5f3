import type { AgreementStep, LeaseEnd, ParsedInput, requestLeaseChange } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { LeasedStaysService } from '#contexts/housing/houses/index.ts';
import { AgreementRecord, type ByActor } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { requireOwn } from '#contexts/letting/leasing/agreements/signing-parties.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { IN_FORCE, requireUnderNotice, stayOf } from './lease-in-force.ts';
import type { LeaseRequestEntity } from './lease-request.entity.ts';
import { LEASE_REQUESTS, LeaseRequestsRepository } from './lease-requests.repository.ts';
import { LeaseCancelled, LeaseRequestClosed, LeaseRequested, NoticeMoved } from './leases.events.ts';
import { NoticeService } from './notice.service.ts';
import { WithdrawNoticeService } from './withdraw-notice.service.ts';

type Body = ParsedInput<typeof requestLeaseChange>['body'];
type Party = LeaseRequestEntity['by'];

/**
 * Requests that both parties of a lease have to agree to: an earlier last day, continuing it, or cancelling it before
 * it begins.
 */
@Injectable()
export class LeaseRequestsService {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly requests: LeaseRequestsRepository,
    private readonly notices: NoticeService,
    private readonly withdrawing: WithdrawNoticeService,
    private readonly sending: SendAgreementService,
    private readonly stays: LeasedStaysService,
    private readonly record: AgreementRecord,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the other party. Throws 404 unless the lease is the caller's; 409 unless it is under notice (to cancel it:
   * unless it has not begun), while another request is open, or for the caller's own notice; 422 for a day outside the
   * lease.
   */
  async request(actor: Actor, leaseId: string, body: Body, origin: RequestOrigin): Promise<LeaseEnd> {
    await this.database.transaction(async () => {
      const { row, party } = await this.lockLease(actor, leaseId);
      await this.requireAskable(row, party, body);
      const lastDay = body.kind === 'earlier_end' ? body.last_day : null;
      const id = await this.requests.insert({
        agreement_id: row.id,
        kind: body.kind,
        by: party,
        last_day: lastDay,
        reason: body.reason,
        requested_at: this.clock.now(),
      });
      const by = { actor, origin };
      await this.record.append(REQUESTED[body.kind], row, by, { request_id: id, last_day: lastDay });
      await this.outbox.append(LeaseRequested, happened(row, by, id));
    });
    return this.notices.findEnd(actor, leaseId);
  }

  /**
   * Throws 404 unless the request is about a lease of the caller's; 409 for the caller's own request, or one that is
   * closed.
   */
  async answer(actor: Actor, id: string, accept: boolean, origin: RequestOrigin): Promise<LeaseEnd> {
    return this.close(actor, id, async (request, row, party) => {
      if (request.by === party) {
        throw new DomainError('conflict', { detail: 'You made this request. The other party has to answer it.' });
      }
      const by = { actor, origin };
      await this.states.advance(LEASE_REQUESTS, accept ? 'accept' : 'decline', id, {
        set: { closed_at: this.clock.now() },
      });
      if (!accept) {
        await this.record.append('request_declined', row, by, { request_id: id });
        await this.outbox.append(LeaseRequestClosed, happened(row, by, id));
      } else if (request.kind === 'cancel_lease') await this.cancel(row, by, id);
      else if (request.last_day === null) await this.withdrawing.withdraw(row, by, { request_id: id });
      else await this.moveLastDay(row, request.last_day, by, id);
    });
  }

  /**
   * Throws 404 unless the request is about a lease of the caller's; 409 for the other party's request, or one that is
   * closed.
   */
  async withdraw(actor: Actor, id: string, origin: RequestOrigin): Promise<LeaseEnd> {
    return this.close(actor, id, async (request, row, party) => {
      if (request.by !== party) {
        throw new DomainError('conflict', {
          detail: 'Only the person who made a request can withdraw it. You can decline it.',
        });
      }
      const by = { actor, origin };
      await this.states.advance(LEASE_REQUESTS, 'withdraw', id, { set: { closed_at: this.clock.now() } });
      await this.record.append('request_withdrawn', row, by, { request_id: id });
      await this.outbox.append(LeaseRequestClosed, happened(row, by, id));
    });
  }

  private async close(
    actor: Actor,
    id: string,
    work: (request: LeaseRequestEntity, row: AgreementWithText, party: Party) => Promise<void>,
  ): Promise<LeaseEnd> {
    const request = await this.requests.find(id);
    if (!request) throw notFound();
    await this.database.transaction(async () => {
      // The lease is locked first, as in every step: two answers at once wait for each other.
      const { row, party } = await this.lockLease(actor, request.agreement_id);
      await work(request, row, party);
    });
    return this.notices.findEnd(actor, request.agreement_id);
  }

  private async moveLastDay(row: AgreementWithText, day: string, by: ByActor, requestId: string): Promise<void> {
    await this.sending.move('moveLastDay', row, { set: { release_date: day } });
    await this.stays.moveLastDay(stayOf(row), day);
    await this.record.append('earlier_end_agreed', row, by, { request_id: requestId, last_day: day });
    await this.outbox.append(NoticeMoved, happened(row, by, requestId));
  }

  /** As if it had never been signed: the tenancy never begins, and a move that it was about does not take place. */
  private async cancel(row: AgreementWithText, by: ByActor, requestId: string): Promise<void> {
    await this.sending.move('cancel', row, {
      set: { release_date: null, notice_by: null, notice_at: null, notice_reason: '' },
    });
    await this.stays.cancel(stayOf(row));
    await this.record.append('cancelled', row, by, { request_id: requestId });
    await this.outbox.append(LeaseCancelled, happened(row, by, requestId));
    const before = row.supersedes_id === null ? undefined : await this.agreements.lock(row.supersedes_id);
    if (before?.state === 'pre_released' && before.notice_by === 'move') await this.withdrawing.goOn(before, by);
  }

  /** @throws 409, 422 */
  private async requireAskable(row: AgreementWithText, party: Party, body: Body): Promise<void> {
    if (body.kind === 'cancel_lease') {
      if (IN_FORCE.includes(row.state) && (await this.stays.upcomingFrom(stayOf(row))) !== undefined) return;
      throw new DomainError('conflict', {
        detail: 'Only a lease that has not begun can be cancelled. One in force ends by notice.',
        current: { state: row.state },
      });
    }
    requireUnderNotice(row);
    if (row.notice_by === 'move') {
      throw new DomainError('conflict', {
        detail:
          'The roomie moves to another room with a lease that both have signed. Ask to cancel that lease instead.',
      });
    }
    if (body.kind === 'earlier_end') requireEarlierDay(row, body.last_day);
    else await this.requireWithdrawable(row, party);
  }

  private async lockLease(actor: Actor, id: string): Promise<{ row: AgreementWithText; party: Party }> {
    const { row, side } = requireOwn(actor, await this.agreements.lock(id));
    if (row.type !== 'lease' || side === 'admin') throw notFound();
    return { row, party: side };
  }

  private async requireWithdrawable(row: AgreementWithText, party: Party): Promise<void> {
    if (row.notice_by === party) {
      throw new DomainError('conflict', { detail: 'You gave this notice yourself. You can take it back.' });
    }
    await this.withdrawing.requireUnpromised(row);
  }
}

const REQUESTED = {
  earlier_end: 'earlier_end_requested',
  withdraw_notice: 'withdrawal_requested',
  cancel_lease: 'cancellation_requested',
} as const satisfies Record<Body['kind'], AgreementStep>;

const happened = ({ id, homeowner_id, house_id }: AgreementWithText, { actor }: ByActor, requestId: string) => ({
  agreement_id: id,
  homeowner_id,
  house_id,
  actor_id: actor.accountId,
  request_id: requestId,
});

/** Throws 422. */
function requireEarlierDay({ release_date: releaseDate, starts_on: startsOn }: AgreementWithText, day: string): void {
  if (releaseDate === null || startsOn === null) throw new Error('A lease under notice has no day.');
  if (day >= releaseDate) {
    throw unacceptable(
      'last_day',
      filled('The lease ends on {day}: choose an earlier day.', { day: { day: releaseDate } }),
    );
  }
  if (day < startsOn) throw unacceptable('last_day', 'This can’t be before the first day.');
}
