import type { agreeOnMove, ParsedInput } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { LeasedStaysService, RoomsReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { VacanciesReadModel, requireFreeOn } from '#contexts/letting/listings/index.ts';
import { AgreementRecord, BY_ITSELF, type Stepper } from '#contexts/letting/leasing/agreements/agreement-record.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import type { AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { ChangeAgreementService } from '#contexts/letting/leasing/agreements/change-agreement.service.ts';
import { isOfAnother } from '#contexts/letting/leasing/agreements/signing-parties.ts';
import { MakeAgreementService } from '#contexts/letting/leasing/agreements/make-agreement.service.ts';
import { requireNoNotice } from '#contexts/letting/leasing/agreements/write-agreement.service.ts';
import { SendAgreementService } from '#contexts/letting/leasing/agreements/send-agreement.service.ts';
import { IN_FORCE, stayOf } from './lease-in-force.ts';
import { LeaseMoved, MoveAgreed } from './leases.events.ts';

/**
 * Moves a roomie to another room of the same house with a lease: an amendment that both parties sign. The lease in
 * force ends on the day before without a settlement, and its deposit is carried over.
 */
@Injectable()
export class MovesService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly rooms: RoomsReadModel,
    private readonly ads: VacanciesReadModel,
    private readonly making: MakeAgreementService,
    private readonly changing: ChangeAgreementService,
    private readonly sending: SendAgreementService,
    private readonly stays: LeasedStaysService,
    private readonly record: AgreementRecord,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Drafts the lease for the other room, with the text of the one in force. Returns its id. Throws 404 unless lease and
   * room are the caller's; 409 unless the lease is in force without notice, while another is in progress, or when the
   * room is occupied; 422 for a room of another house, or a day on which it is not free.
   */
  async draft(
    actor: Actor,
    leaseId: string,
    { room_id: roomId, starts_on: startsOn, rent, rent_period, deposit }: ParsedInput<typeof agreeOnMove>['body'],
    origin: RequestOrigin,
  ): Promise<string> {
    const found = await this.agreements.find(leaseId);
    if (found?.type !== 'lease' || found.roomie_id === null || isOfAnother(actor, found)) throw notFound();
    await this.access.requireRoomForChange(actor, roomId);
    return this.database.transaction(async () => {
      const row = await this.sending.locked(leaseId);
      if (!IN_FORCE.includes(row.state)) {
        throw new DomainError('conflict', { detail: 'This lease is not in force.', current: { state: row.state } });
      }
      requireNoNotice(row);
      if ((await this.rooms.find(roomId))?.house_id !== row.house_id) {
        throw unacceptable('room_id', 'A lease moves within its house. For another house, end it and make a new one.');
      }
      if (roomId === row.room_id) throw unacceptable('room_id', 'The roomie already lives in this room.');
      if (startsOn <= (row.starts_on ?? ''))
        throw unacceptable('starts_on', 'Enter a day after the first day of the lease.');
      requireFreeOn(await this.ads.requireVacancy(roomId), startsOn);
      const { homeowner_id, house_id, roomie_id, prospect_id, template_id, language, title } = row;
      const endsOn = row.ends_on !== null && row.ends_on > startsOn ? row.ends_on : null;
      const made = await this.making.draft(
        {
          agreement: {
            homeowner_id,
            house_id,
            room_id: roomId,
            roomie_id,
            prospect_id,
            template_id,
            language,
            title,
            type: 'lease',
            supersedes_id: row.id,
            starts_on: startsOn,
            ends_on: endsOn,
            rent_minor: String(minorOf(rent, row.currency, 'rent')),
            rent_period: rent_period ?? row.rent_period,
            deposit_minor:
              deposit === undefined ? row.deposit_minor : String(minorOf(deposit, row.currency, 'deposit')),
          },
          party: row,
          source: row.source,
        },
        { actor, origin },
      );
      return made.id;
    });
  }

  /**
   * Runs with the second signature under a lease for another room. When that lease begins on a later day, the one in
   * force ends on the day before; otherwise it ends at once. Returns false for a lease that moves nobody, or that moves
   * at once. Joins the caller's transaction.
   */
  async isAgreed(row: AgreementWithText, by: Stepper): Promise<boolean> {
    const before = await this.before(row);
    if (before === undefined || row.starts_on === null) return false;
    const lastDay = plusDays(row.starts_on, -1);
    if (row.starts_on <= dayIn(row.time_zone, this.clock.now())) {
      await this.stays.leave(stayOf(before), lastDay);
      await this.tellMoved(row, by);
      return false;
    }
    await this.sending.move('giveNotice', before, {
      set: { release_date: lastDay, notice_by: 'move', notice_at: this.clock.now(), notice_reason: '' },
    });
    await this.stays.giveNotice(stayOf(before), lastDay);
    await this.record.append('move_agreed', before, by, { release_date: lastDay });
    await this.sending.publish(MoveAgreed, before, by);
    return true;
  }

  /**
   * Runs on the first day in the other room. Returns false for a lease that moves nobody. Joins the caller's
   * transaction.
   */
  async takePlace(row: AgreementWithText): Promise<boolean> {
    const before = await this.before(row);
    if (before === undefined || before.notice_by !== 'move' || before.release_date === null) return false;
    await this.changing.supersede(row, BY_ITSELF);
    await this.stays.leave(stayOf(before), before.release_date);
    await this.stays.beginOnItsDay(stayOf(row));
    await this.tellMoved(row, BY_ITSELF);
    return true;
  }

  /** The lease in force for another room that this one replaces. */
  private async before({
    supersedes_id: id,
    room_id: roomId,
  }: AgreementWithText): Promise<AgreementWithText | undefined> {
    const before = id === null ? undefined : await this.agreements.lock(id);
    return before && before.room_id !== roomId && IN_FORCE.includes(before.state) ? before : undefined;
  }

  private async tellMoved(row: AgreementWithText, by: Stepper | null): Promise<void> {
    const { id, homeowner_id, house_id, room_id, roomie_id } = row;
    if (roomie_id === null) throw new Error('Nobody moves.');
    const actor_id = by && 'actor' in by ? by.actor.accountId : null;
    await this.outbox.append(LeaseMoved, { agreement_id: id, homeowner_id, house_id, actor_id, room_id, roomie_id });
  }
}
