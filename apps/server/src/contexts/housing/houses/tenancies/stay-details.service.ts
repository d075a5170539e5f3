import type { changeStay, ParsedInput, RoomiePublic, StayFacts } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsService } from '#contexts/identity/accounts/index.ts';
import { BeginStay } from './begin-stay.ts';
import { EndStay } from './end-stay.ts';
import { StayChanged } from './roomies.events.ts';
import { RoomiesRepository } from './roomies.repository.ts';
import { RoomiesService } from './roomies.service.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import type { OpenTenancyRow } from './tenancy-rows.ts';

/** What a homeowner records about a roomie and their tenancy. */
@Injectable()
export class StayDetailsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly tenancies: TenanciesRepository,
    private readonly roomies: RoomiesRepository,
    private readonly reading: RoomiesService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly beginning: BeginStay,
    private readonly ending: EndStay,
    private readonly clock: Clock,
  ) {}

  /** A roomie changes their contact, and their homeowner what is agreed. @throws 404, 409, 422 the other way round */
  async change(
    actor: Actor,
    id: string,
    body: ParsedInput<typeof changeStay>['body'],
    origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    if (actor.role === 'roomie') return this.changePhone(actor, id, body);
    await this.access.requireOwnRoomie(actor, id);
    if ('phone' in body) throw unacceptable('phone', 'Only roomies can change their own phone number.');
    return this.changeFacts(actor, id, body, origin);
  }

  private async changePhone(
    actor: Actor,
    id: string,
    body: ParsedInput<typeof changeStay>['body'],
  ): Promise<RoomiePublic> {
    if (actor.accountId !== id) throw notFound();
    if (!('phone' in body))
      throw unacceptable('starts_on', 'Only the homeowner can change what’s agreed about a tenancy.');
    const { first_name: firstName, last_name: lastName } = await this.accounts.require(id);
    await this.accounts.saveName(id, firstName, lastName, body.phone);
    return this.reading.get(actor, id);
  }

  /** @throws 409 when the roomie has no tenancy, a lease says otherwise, or the room was taken on one of these days */
  private changeFacts(
    actor: Actor,
    id: string,
    { starts_on, rent, comments }: StayFacts,
    origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    return this.database.transaction(async () => {
      const stay = await this.requireStay(id);
      const rentMinor = rent === null ? null : minorOf(rent, stay.currency, 'rent');
      const before = stay.rent_minor === null ? null : Number(stay.rent_minor);
      if (stay.is_leased && (starts_on !== stay.starts_on || rentMinor !== before)) {
        throw new DomainError('conflict', {
          detail: 'The first day and the rent are in the lease. A new lease changes them.',
        });
      }
      const today = dayIn(stay.time_zone, this.clock.now());
      await this.tenancies.change(stay.tenancy_id, { startsOn: starts_on, rentMinor, comments, today });
      if (starts_on > today) await this.beginning.schedule(stay.tenancy_id, starts_on, stay.time_zone);
      else await this.beginning.onItsDay(stay.tenancy_id);
      const { tenancy_id, roomie_id, room_id, house_id } = stay;
      await this.outbox.append(StayChanged, {
        tenancy_id,
        roomie_id,
        room_id,
        house_id,
        changed_by: actor.accountId,
        rent_changed: rentMinor !== before,
        started_on: stay.starts_on,
        starts_on,
      });
      await this.audit.recordAdmin(actor, 'roomie.change', id, origin);
      return this.reading.get(actor, id);
    });
  }

  /** The room is available from today on. @throws 404, 409 */
  async endStay(actor: Actor, id: string, origin: RequestOrigin): Promise<RoomiePublic> {
    await this.access.requireOwnRoomie(actor, id);
    return this.database.transaction(async () => {
      const stay = await this.requireStay(id);
      const seen = await this.reading.get(actor, id);
      await this.ending.now(stay);
      await this.audit.recordAdmin(actor, 'roomie.end-stay', id, origin);
      return { ...seen, house: null, room: null, room_name: null, tenancy_state: 'ended', has_lease: null };
    });
  }

  /** @throws 404, 409 when the roomie has no tenancy: a note belongs to their homeowner */
  async saveNote(actor: Actor, id: string, note: string, origin: RequestOrigin): Promise<RoomiePublic> {
    await this.access.requireOwnRoomie(actor, id);
    return this.database.transaction(async () => {
      const stay = await this.requireStay(id);
      await this.roomies.saveNote(id, stay.homeowner_id, note);
      await this.audit.recordAdmin(actor, 'roomie.note', id, origin);
      return this.reading.get(actor, id);
    });
  }

  private async requireStay(id: string): Promise<OpenTenancyRow> {
    const stay = await this.tenancies.lockOpenOf(id);
    if (!stay) throw new DomainError('conflict', { detail: 'This roomie doesn’t live in a house right now.' });
    return stay;
  }
}
