import type { offerRoomChoice, ParsedInput, RoomChoice } from '@common-roof/contracts';
import { applicantMachine, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { RoomsReadModel } from '#contexts/housing/houses/index.ts';
import { MovesService, OffersService } from '#contexts/letting/leasing/index.ts';
import { ApplicantsReadModel } from '#contexts/letting/listings/index.ts';
import { type ChoicePersonRow, RoomChoicePeopleRepository } from './room-choice-people.repository.ts';
import { RoomChoiceRecord } from './room-choice-record.ts';
import { aboutChoice, RoomChoiceOffered } from './room-choices.events.ts';
import { ROOM_CHOICES, type RoomChoiceRow, RoomChoicesRepository } from './room-choices.repository.ts';
import { RoomChoicesService } from './room-choices.service.ts';

type Terms = ParsedInput<typeof offerRoomChoice>['body'];

/** Makes lease offers from rooms and rents that everyone accepted. */
@Injectable()
export class OfferRoomsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly choices: RoomChoicesRepository,
    private readonly people: RoomChoicePeopleRepository,
    private readonly reading: RoomChoicesService,
    private readonly rooms: RoomsReadModel,
    private readonly applicants: ApplicantsReadModel,
    private readonly offers: OffersService,
    private readonly moves: MovesService,
    private readonly record: RoomChoiceRecord,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes every offer, or none if one can't be made. Made once: repeated, it answers with what there is. Throws 404 unless
   * it is the caller's; 409 before everyone accepted, or for a room that is taken; 422 for a first day that has passed;
   * 429.
   */
  async offer(actor: Actor, id: string, terms: Terms, origin: RequestOrigin): Promise<RoomChoice> {
    const found = await this.choices.find(id);
    if (!found) throw notFound();
    await this.access.requireHouseForChange(actor, found.house_id);
    await this.database.transaction(async () => {
      const row = await this.choices.lock(id);
      if (!row) throw notFound();
      if (row.state === 'offered') return;
      const moved = await this.states.advance(ROOM_CHOICES, 'offer', id, { set: { ended_at: this.clock.now() } });
      for (const person of await this.people.list(id)) {
        await this.people.setOffer(person.id, await this.make(actor, row, person, terms, origin));
      }
      await this.record.append(id, { step: 'offered' }, { accountId: actor.accountId, origin });
      await this.outbox.append(RoomChoiceOffered, { ...aboutChoice(row, moved), actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'room-choice.offer', id, origin);
    });
    return this.reading.get(actor, id);
  }

  private async make(
    actor: Actor,
    row: RoomChoiceRow,
    person: ChoicePersonRow,
    { template_id: templateId, starts_on: startsOn = row.starts_on }: Terms,
    origin: RequestOrigin,
  ): Promise<{ prospectId: string } | { agreementId: string }> {
    const room = person.room_id === null ? undefined : await this.rooms.find(person.room_id);
    const minor = row.rooms.find(({ id }) => id === person.room_id)?.rent_minor ?? null;
    if (!room || minor === null) throw notFound();
    const rent = toWireMoney(minor, row.currency);
    if (person.lease_id !== null) {
      const move = { room_id: room.id, starts_on: startsOn, rent, rent_period: 'month' as const };
      return { agreementId: await this.moves.draft(actor, person.lease_id, move, origin) };
    }
    const deposit = toWireMoney(Number(room.deposit_minor), row.currency);
    const offered = {
      starts_on: startsOn,
      rent,
      deposit,
      note: '',
      ...(templateId === undefined ? {} : { template_id: templateId }),
    };
    const applicant = person.applicant_id === null ? null : await this.applicants.findCandidate(person.applicant_id);
    // An applicant who gets another room than the one that they applied for is offered it by name.
    const isForIt = applicant?.room_id === room.id && applicantMachine.allows('offer', applicant.state);
    const { first_name, last_name, email } = person;
    const to = isForIt ? { applicant_id: applicant.id } : { first_name, last_name, email };
    return { prospectId: (await this.offers.offer(actor, room.id, { ...to, ...offered }, origin))._id };
  }
}
