import type { ParsedInput, releaseLease, Settlement } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { LeasedStaysService } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AgreementArchived, AgreementStatusSet } from '#contexts/letting/leasing/agreements/agreements.events.ts';
import { AgreementRecord, BY_ITSELF, type Stepper } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { requireFollows, SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { IN_FORCE, isHomeownerOf, LeaseInForce, stayOf } from './lease-in-force.ts';
import type { LeaseReleaseEntity } from './lease-release.entity.ts';
import { LeaseReleased, ReleaseRolledBack } from './leases.events.ts';
import { LeasesRepository } from './leases.repository.ts';
import { ReleaseFollowers } from './release-followers.ts';
import { lastDay, SettlementService } from './settlement.service.ts';
import { WithdrawNoticeService } from './withdraw-notice.service.ts';

type Release = ParsedInput<typeof releaseLease>['body'];

/** Ends a lease with its settlement, and rolls that back. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly inForce: LeaseInForce,
    private readonly leases: LeasesRepository,
    private readonly settlements: SettlementService,
    private readonly withdrawing: WithdrawNoticeService,
    private readonly sending: SendAgreementService,
    private readonly stays: LeasedStaysService,
    private readonly record: AgreementRecord,
    private readonly followers: ReleaseFollowers,
    private readonly clock: Clock,
  ) {}

  /**
   * One transaction: the settlement as the caller saw it, the end of the tenancy, and of every other agreement in force
   * between the two.
   * @returns the id of the lease
   * @throws 404; 409 without notice, for a day before the one that both parties know, or when the settlement has
   * changed (with the new one); 422 for a future day
   */
  async release(actor: Actor, roomieId: string, body: Release, origin: RequestOrigin): Promise<string> {
    if (!isHomeownerOf(await this.access.requireRoomie(actor, roomieId))) throw notFound();
    return this.database.transaction(async () => {
      const row = await this.inForce.lockToSettle(actor, roomieId);
      requireFollows('release', row);
      const leftOn = this.lastDayOf(row, body.left_on);
      requireAgreed(row, leftOn);
      const settlement = await this.confirmed(row, leftOn, body);
      const by = { actor, origin };
      const tenancyId = stayOf(row);
      await this.sending.move('release', row);
      await this.stays.release(tenancyId, leftOn);
      const putOut = await this.putOut(row, by);
      await this.leases.addRelease({
        agreement_id: row.id,
        tenancy_id: tenancyId,
        left_on: leftOn,
        settlement,
        put_out: putOut,
        released_by: actor.accountId,
        released_at: this.clock.now(),
      });
      await this.followers.released(row, settlement, by);
      await this.withdrawing.lapse(row.id);
      await this.record.append('released', row, by, {
        left_on: leftOn,
        settlement_sha256: settlement.sha256,
        tenancy_id: tenancyId,
        put_out: putOut,
      });
      await this.sending.publish(LeaseReleased, row, by);
      return row.id;
    });
  }

  /**
   * Rolls back the release, after which the lease is under notice as before; or withdraws the notice, for the party
   * that gave it.
   * @returns the id of the lease
   * @throws 404; 409 when there is nothing to roll back, the other party gave the notice, the room is let or promised
   * to another person, or the roomie lives elsewhere
   */
  async rollBack(actor: Actor, roomieId: string, origin: RequestOrigin): Promise<string> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation !== 'self' && !isHomeownerOf(relation)) throw notFound();
    return this.database.transaction(async () => {
      const row = await this.inForce.lock(actor, roomieId, [...IN_FORCE, 'released']);
      const by = { actor, origin };
      const release = await this.leases.findRelease(row.id);
      if (release) {
        if (relation === 'self') {
          throw new DomainError('conflict', { detail: 'Only your homeowner can take back the end of the lease.' });
        }
        await this.rollBackRelease(row, release, by);
      } else {
        requireFollows('takeBackNotice', row);
        requireOwnNotice(row, relation === 'self' ? 'tenant' : 'homeowner');
        await this.withdrawing.withdraw(row, by);
      }
      return row.id;
    });
  }

  private async rollBackRelease(row: AgreementWithText, release: LeaseReleaseEntity, by: Stepper): Promise<void> {
    requireFollows('rollBack', row);
    await this.withdrawing.requireUnpromised(row);
    await this.sending.move('rollBack', row);
    await this.stays.reopen(stayOf(row), row.release_date ?? release.left_on);
    await this.followers.rolledBack(row, by);
    await this.leases.rollBack(release.id, this.clock.now());
    for (const id of release.put_out) await this.putBack(id, by);
    await this.record.append('rolled_back', row, by);
    await this.sending.publish(ReleaseRolledBack, row, by);
  }

  /** Archives a released lease about which nothing is open; does nothing for one that is archived. */
  async archive(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.agreements.lock(id);
      if (row?.state !== 'released') return;
      await this.sending.move('archive', row);
      await this.record.append('archived', row, BY_ITSELF);
      await this.sending.publish(AgreementArchived, row, BY_ITSELF);
    });
  }

  /** @throws 422 for a future day */
  private lastDayOf(row: AgreementWithText, given: string | undefined): string {
    const leftOn = lastDay(row, given);
    if (leftOn > dayIn(row.time_zone, this.clock.now())) {
      throw unacceptable('left_on', 'You can release a lease from its last day on. Enter the day they left.');
    }
    return leftOn;
  }

  /**
   * Returns the settlement with the deductions.
   * @throws 409 when it differs, without deductions, from what the caller saw
   */
  private async confirmed(row: AgreementWithText, leftOn: string, body: Release): Promise<Settlement> {
    const current = await this.settlements.getSettlement(row, leftOn);
    if (current.sha256 !== body.settlement_sha256) {
      throw new DomainError('stale_version', {
        detail: 'The settlement has changed since you opened it. Check it again.',
        current,
      });
    }
    return body.deductions.length === 0 ? current : this.settlements.getSettlement(row, leftOn, body.deductions);
  }

  /** Ends the other agreements in force between the two with the tenancy. @returns their ids */
  private async putOut(row: AgreementWithText, by: Stepper): Promise<string[]> {
    const ids = await this.agreements.othersInForce(row.roomie_id ?? '', row.room_id);
    for (const id of ids) {
      const other = await this.sending.locked(id);
      await this.sending.move('deactivate', other);
      await this.record.append('deactivated', other, by);
      await this.sending.publish(AgreementStatusSet, other, by);
    }
    return ids;
  }

  /** Restores the agreement unless it has changed since. */
  private async putBack(id: string, by: Stepper): Promise<void> {
    const other = await this.agreements.lock(id);
    if (other?.state !== 'inactive') return;
    await this.agreements.oneUnderWay(() => this.sending.move('activate', other));
    await this.record.append('activated', other, by);
    await this.sending.publish(AgreementStatusSet, other, by);
  }
}

/** The last day is not before the day of the notice unless both parties agreed to it. @throws 409 */
function requireAgreed({ release_date: releaseDate }: AgreementWithText, leftOn: string): void {
  if (releaseDate !== null && leftOn < releaseDate) {
    throw new DomainError('conflict', {
      detail: filled('The lease ends on {day}. Both parties have to agree to an earlier last day.', {
        day: { day: releaseDate },
      }),
    });
  }
}

/** @throws 409 */
function requireOwnNotice({ notice_by: by }: AgreementWithText, party: 'homeowner' | 'tenant'): void {
  if (by === 'term') {
    throw new DomainError('conflict', {
      detail: 'The agreed term ends then. Ask the other party to agree that the lease continues, or make a new one.',
    });
  }
  if (by !== party) {
    throw new DomainError('conflict', {
      detail: 'The other party gave this notice. Ask them to agree that the lease continues.',
    });
  }
}
