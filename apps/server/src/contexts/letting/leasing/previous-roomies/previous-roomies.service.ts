import type {
  EndedStay,
  listPreviousRoomies,
  Page,
  ParsedInput,
  PreviousRoomie,
  PreviousRoomieDetail,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type EndedStayRow, type PreviousRoomieRow, PreviousRoomiesRepository } from './previous-roomies.repository.ts';

/** Past roomies of a house or homeowner, and what remains open with them. */
@Injectable()
export class PreviousRoomiesService {
  constructor(
    private readonly access: Access,
    private readonly previous: PreviousRoomiesRepository,
  ) {}

  /** @param id a house or a homeowner. @throws 404 unless the house is the caller's, or the homeowner is the caller */
  async list(
    actor: Actor,
    id: string,
    query: ParsedInput<typeof listPreviousRoomies>['query'],
  ): Promise<Page<PreviousRoomie>> {
    const relation = await this.access.relationToHouse(actor, id);
    if (relation === undefined) await this.access.requireHomeowner(actor, id);
    const place = relation === undefined ? { homeownerId: id } : { houseId: id };
    return toPage(await this.previous.list(place, query), toPreviousRoomie);
  }

  /** @throws 404 unless the caller is that roomie or let to them, and a tenancy is over */
  async get(actor: Actor, id: string): Promise<PreviousRoomieDetail> {
    const relation = await this.access.requireRoomie(actor, id);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
    const [person, stays] = await Promise.all([
      this.previous.findPerson(id),
      this.previous.listStays(id, actor.role === 'homeowner' ? actor.accountId : null),
    ]);
    if (!person || stays.length === 0) throw notFound();
    const { first_name, last_name, photo, email, phone } = person;
    return { _id: id, first_name, last_name, photo, email, phone, stays: stays.map(toStay) };
  }
}

const toStay = (row: EndedStayRow): EndedStay => ({
  _id: row.tenancy_id,
  house: { _id: row.house_id, name: row.house_name },
  room: { _id: row.room_id, name: row.room_name },
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  lease:
    row.lease_id === null || row.lease_title === null || row.lease_state === null
      ? null
      : { _id: row.lease_id, title: row.lease_title, state: row.lease_state },
});

const toPreviousRoomie = (row: PreviousRoomieRow): PreviousRoomie => ({
  _id: row.roomie_id,
  first_name: row.first_name,
  last_name: row.last_name,
  photo: row.photo,
  stay: toStay(row),
});
