import type { LeaseEnd, LeaseRequest, LeaseSettings, ParsedInput, preReleaseLease } from '@common-roof/contracts';
import { dayIn, earliestRelease, endsProperly } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { LeasedStaysService } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AgreementRecord } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { requireOwn } from '#contexts/letting/leasing/agreements/signing-parties.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { sha256 } from '#contexts/letting/leasing/agreements/signed-hashes.ts';
import { isHomeownerOf, LeaseInForce, stayOf } from './lease-in-force.ts';
import { NoticeGiven } from './leases.events.ts';
import { LeasesRepository } from './leases.repository.ts';
import { LeaseRequestsRepository } from './lease-requests.repository.ts';
import type { LeaseRequestEntity } from './lease-request.entity.ts';

/** Notice by either party, with the notice period of the house. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly inForce: LeaseInForce,
    private readonly leases: LeasesRepository,
    private readonly requests: LeaseRequestsRepository,
    private readonly sending: SendAgreementService,
    private readonly stays: LeasedStaysService,
    private readonly record: AgreementRecord,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the house is the caller's */
  async settings(actor: Actor, houseId: string): Promise<LeaseSettings> {
    await this.access.requireHouse(actor, houseId);
    return this.leases.settings(houseId);
  }

  /** @throws 404; 409 when `version` is stale */
  async saveSettings(actor: Actor, houseId: string, settings: LeaseSettings): Promise<LeaseSettings> {
    await this.access.requireHouseForChange(actor, houseId);
    if (!(await this.leases.saveSettings(houseId, settings))) {
      const current = await this.leases.settings(houseId);
      throw new DomainError('stale_version', { detail: 'The settings were changed in another window.', current });
    }
    return this.leases.settings(houseId);
  }

  /** Finds the end of a lease. @throws 404 unless it is a lease of the caller's */
  async findEnd(actor: Actor, id: string): Promise<LeaseEnd> {
    const { row } = requireOwn(actor, await this.agreements.find(id));
    if (row.type !== 'lease') throw notFound();
    const period = await this.leases.settings(row.house_id);
    const release = await this.leases.findRelease(id);
    const request = await this.requests.findOpen(id);
    const { release_date, notice_by, notice_at, notice_reason, starts_on, ends_on, runs_on } = row;
    return {
      agreement_id: id,
      state: row.state,
      notice_days: period.notice_days,
      notice_ends: period.notice_ends,
      earliest: earliestRelease(period, this.today(row.time_zone), starts_on ?? ''),
      begins_on: row.tenancy_id === null ? null : ((await this.stays.upcomingFrom(row.tenancy_id)) ?? null),
      move: await this.moveOf(id),
      term: ends_on === null || runs_on ? null : { ends_on, then: period.fixed_term },
      notice:
        release_date === null || notice_by === null || notice_at === null
          ? null
          : { by: notice_by, at: toTimestamp(notice_at), release_date, reason: notice_reason },
      request: request ? toLeaseRequest(request) : null,
      released: release
        ? { at: toTimestamp(release.released_at), left_on: release.left_on, total: release.settlement.total }
        : null,
    };
  }

  /**
   * Gives notice for the roomie or their homeowner. A tenancy that ended without its lease gets notice for the day on
   * which it ended.
   * @returns the id of the lease
   * @throws 404; 409 when no lease is in force; 422 for a day that the notice period does not allow, naming the allowed
   * one
   */
  async giveNotice(
    actor: Actor,
    roomieId: string,
    { release_date: day, reason }: ParsedInput<typeof preReleaseLease>['body'],
    origin: RequestOrigin,
  ): Promise<string> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation !== 'self' && !isHomeownerOf(relation)) throw notFound();
    return this.database.transaction(async () => {
      const row = await this.inForce.lock(actor, roomieId);
      const endedOn = await this.stays.findEnd(stayOf(row));
      if (endedOn === undefined) await this.requireDay(row, day);
      else if (day !== endedOn) {
        throw unacceptable(
          'release_date',
          filled('The stay ended on {day}: the lease ends on that day too.', { day: { day: endedOn } }),
        );
      }
      const by = { actor, origin };
      const side = relation === 'self' ? 'tenant' : 'homeowner';
      await this.sending.move('giveNotice', row, {
        set: { release_date: day, notice_by: side, notice_at: this.clock.now(), notice_reason: reason },
      });
      await this.stays.giveNotice(stayOf(row), day);
      await this.record.append('notice_given', row, by, { release_date: day, reason_sha256: sha256(reason) });
      await this.sending.publish(NoticeGiven, row, by);
      return row.id;
    });
  }

  private async requireDay(row: AgreementWithText, day: string): Promise<void> {
    const period = await this.leases.settings(row.house_id);
    const today = this.today(row.time_zone);
    const last = period.fixed_term === 'ends' && !row.runs_on ? row.ends_on : null;
    // The agreed last day is allowed, whatever day of the month it is.
    if (day === last) return;
    if (last !== null && day > last) {
      throw unacceptable(
        'release_date',
        filled('The lease ends on {day} by itself: choose that day or an earlier one.', { day: { day: last } }),
      );
    }
    if (endsProperly(period, today, row.starts_on ?? '', day)) return;
    const earliest = { day: earliestRelease(period, today, row.starts_on ?? '') };
    throw unacceptable(
      'release_date',
      period.notice_ends === 'any_day'
        ? filled('The notice period is {days} days: the earliest day is {earliest}.', {
            days: period.notice_days,
            earliest,
          })
        : filled('The notice period is {days} days to the end of a month: the earliest day is {earliest}.', {
            days: period.notice_days,
            earliest,
          }),
    );
  }

  private async moveOf(id: string): Promise<LeaseEnd['move']> {
    const move = await this.agreements.moveFrom(id);
    return move ? { room: move.room, from: move.starts_on, agreement_id: move.id } : null;
  }

  private today(timeZone: string): string {
    return dayIn(timeZone, this.clock.now());
  }
}

const toLeaseRequest = ({ id, kind, by, requested_at, last_day, reason }: LeaseRequestEntity): LeaseRequest => ({
  _id: id,
  kind,
  by,
  at: toTimestamp(requested_at),
  last_day,
  reason,
});
