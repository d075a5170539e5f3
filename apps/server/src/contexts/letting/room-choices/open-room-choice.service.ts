import type { openRoomChoice, ParsedInput, RoomChoice, RoomChoiceCandidates } from '@common-roof/contracts';
import { applicantMachine, canCloseAt, dayIn, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { RoomsReadModel } from '#contexts/housing/houses/index.ts';
import { ApplicantsReadModel, requireFreeOn, VacanciesReadModel } from '#contexts/letting/listings/index.ts';
import { EndRoomChoice } from './end-room-choice.ts';
import { type NewPerson, RoomChoicePeopleRepository } from './room-choice-people.repository.ts';
import { RoomChoiceRecord } from './room-choice-record.ts';
import { aboutChoice, RoomChoiceOpened } from './room-choices.events.ts';
import { RoomChoicesRepository } from './room-choices.repository.ts';
import { RoomChoicesService } from './room-choices.service.ts';

type Opening = ParsedInput<typeof openRoomChoice>['body'];

/** Lets a homeowner ask people to choose among free rooms. */
@Injectable()
export class OpenRoomChoiceService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly choices: RoomChoicesRepository,
    private readonly people: RoomChoicePeopleRepository,
    private readonly reading: RoomChoicesService,
    private readonly rooms: RoomsReadModel,
    private readonly vacancies: VacanciesReadModel,
    private readonly applicants: ApplicantsReadModel,
    private readonly accounts: AccountsReadModel,
    private readonly record: RoomChoiceRecord,
    private readonly ends: EndRoomChoice,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the rooms and people that a choice can be opened for. Throws 404 unless the house is the caller's. */
  async listCandidates(actor: Actor, houseId: string): Promise<RoomChoiceCandidates> {
    await this.access.requireHouse(actor, houseId);
    const found = await this.choices.listRooms(houseId);
    const rooms = [];
    for (const { id, name, rent_minor: rent, currency } of found) {
      const vacancy = await this.vacancies.findVacancy(id);
      if (!vacancy || vacancy.occupied || (await this.choices.isInAnother([id]))) continue;
      rooms.push({ _id: id, name, rent: toWireMoney(Number(rent), currency), free_on: vacancy.free_on });
    }
    const movers = await this.people.listMovers(houseId);
    const applicants = await this.applicants.listCandidates(houseId);
    const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`;
    return {
      currency: found[0]?.currency ?? 'EUR',
      rooms,
      people: [
        ...movers.map((mover) => ({ roomie_id: mover.roomie_id, name: nameOf(mover) })),
        ...applicants.map((applicant) => ({
          applicant_id: applicant.id,
          name: nameOf(applicant),
          room: applicant.room,
        })),
      ],
    };
  }

  /**
   * Throws 404 unless house, rooms, roomies and applicants are the caller's; 409 while the house isn't open, a room is
   * occupied or in another choice; 422 for a day on which a room isn't free, another number of people than rooms, the
   * same person twice, or a closing time that has passed; 429.
   */
  async open(actor: Actor, houseId: string, body: Opening, origin: RequestOrigin): Promise<RoomChoice> {
    await this.access.requireHouseForChange(actor, houseId);
    const now = this.clock.now();
    const closesAt = new Date(body.closes_at);
    if (!canCloseAt(closesAt, now)) throw unacceptable('closes_at', 'Choose a time within the next 60 days.');
    if (body.people.length !== body.room_ids.length || new Set(body.room_ids).size !== body.room_ids.length) {
      throw unacceptable('people', 'Choose as many people as rooms.');
    }
    const people = await this.readPeople(houseId, body.people);
    for (const { email } of people) await this.limits.takeMailToStranger(actor.accountId, email);
    const id = await this.database.transaction(async () => {
      const house = await this.rooms.lockHouse(houseId);
      if (house?.state !== 'open') throw new DomainError('conflict', { detail: 'The house is not open yet.' });
      await this.requireOther(house.homeowner_id, people);
      await this.requireRooms(houseId, body);
      const total = minorOf(body.total, house.currency, 'total');
      if (total === 0) throw unacceptable('total', 'Enter the rent of all rooms together.');
      const choice = { house_id: houseId, total_minor: String(total), starts_on: body.starts_on };
      const choiceId = await this.choices.insert({ ...choice, opened_at: now, closes_at: closesAt }, body.room_ids);
      const personIds: string[] = [];
      for (const person of people) personIds.push(await this.people.insert(choiceId, person));
      await this.ends.closeAt(choiceId, closesAt);
      await this.record.append(
        choiceId,
        {
          step: 'opened',
          total,
          starts_on: body.starts_on,
          closes_at: closesAt.toISOString(),
          room_ids: body.room_ids,
          person_ids: personIds,
        },
        { accountId: actor.accountId, origin },
      );
      const about = aboutChoice({ id: choiceId, house_id: houseId }, { version: 1 });
      await this.outbox.append(RoomChoiceOpened, { ...about, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'room-choice.open', choiceId, origin);
      return choiceId;
    });
    return this.reading.get(actor, id);
  }

  private async requireRooms(houseId: string, { room_ids: roomIds, starts_on: startsOn }: Opening): Promise<void> {
    const rooms = await this.choices.listRooms(houseId);
    for (const roomId of roomIds) {
      const room = rooms.find(({ id }) => id === roomId);
      if (!room) throw notFound();
      await this.rooms.lock(roomId);
      if (startsOn < dayIn(room.time_zone, this.clock.now())) {
        throw unacceptable('starts_on', 'This can’t be in the past.');
      }
      requireFreeOn(await this.vacancies.requireVacancy(roomId), startsOn);
    }
    if (await this.choices.isInAnother(roomIds)) {
      throw new DomainError('conflict', { detail: 'People are choosing among one of these rooms already.' });
    }
  }

  private async readPeople(houseId: string, given: Opening['people']): Promise<NewPerson[]> {
    const movers = given.some((person) => 'roomie_id' in person) ? await this.people.listMovers(houseId) : [];
    const people: NewPerson[] = [];
    for (const person of given) {
      if ('roomie_id' in person) {
        const mover = movers.find(({ roomie_id }) => roomie_id === person.roomie_id);
        if (!mover) throw notFound();
        const { roomie_id: account_id, ...rest } = mover;
        people.push({ ...rest, account_id, applicant_id: null, locale: null });
        continue;
      }
      const known = 'applicant_id' in person ? await this.findApplicant(houseId, person.applicant_id) : null;
      const { first_name, last_name, email } = known ?? (person as Exclude<typeof person, { applicant_id: string }>);
      const account = await this.accounts.findByEmail(email, 'roomie');
      people.push({
        account_id: account?.id ?? null,
        applicant_id: known?.id ?? null,
        lease_id: null,
        first_name,
        last_name,
        email,
        locale: known?.locale ?? null,
      });
    }
    const addresses = new Set(people.map(({ email }) => email.toLowerCase()));
    if (addresses.size < people.length) throw unacceptable('people', 'Each person can be chosen once.');
    return people;
  }

  private async findApplicant(houseId: string, id: string) {
    const applicant = await this.applicants.findCandidate(id);
    if (applicant?.house_id !== houseId) throw notFound();
    if (!applicantMachine.allows('offer', applicant.state)) {
      throw new DomainError('conflict', { detail: 'This applicant cannot be offered the room any more.' });
    }
    return applicant;
  }

  private async requireOther(homeownerId: string, people: readonly NewPerson[]): Promise<void> {
    const homeowner = await this.accounts.find(homeownerId);
    const own = homeowner?.email.toLowerCase();
    if (people.some(({ email }) => email.toLowerCase() === own)) {
      throw unacceptable('people', 'This is your own address. Enter the address of the person who will sign.');
    }
  }
}
