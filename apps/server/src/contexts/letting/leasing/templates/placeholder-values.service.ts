import type { CallResponse, getPlaceholderValues, Locale } from '@common-roof/contracts';
import { dayIn, type PlaceholderValues } from '@common-roof/domain';
import { readerOf, rentPeriodName } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type Place, PlaceholderValuesRepository, type PlaceLivedIn } from './placeholder-values.repository.ts';

export type { Place, PlaceLivedIn };

/** Values of placeholders for a room and its current roomie. */
@Injectable()
export class PlaceholderValuesService {
  constructor(
    private readonly access: Access,
    private readonly places: PlaceholderValuesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the room is in one of the caller's houses */
  async getForRoom(actor: Actor, roomId: string, language: Locale): Promise<CallResponse<typeof getPlaceholderValues>> {
    if (!(await this.access.relationToRoom(actor, roomId))) throw notFound();
    const row = await this.findPlace(roomId);
    const { roomie_id: roomieId } = row;
    const name = fullName(row.roomie_first_name, row.roomie_last_name);
    return {
      roomie: roomieId !== null && name !== undefined ? { _id: roomieId, name } : null,
      values: this.valuesOf(row, language),
    };
  }

  /** Finds a room with its current roomie. @throws 404 */
  async findPlace(roomId: string): Promise<Place> {
    const place = await this.places.find(roomId);
    if (!place) throw notFound();
    return place;
  }

  /** Lists the occupied rooms of a house with their roomies, by name. */
  livedIn(houseId: string): Promise<PlaceLivedIn[]> {
    return this.places.livedIn(houseId);
  }

  /** Unknown values are left out. */
  valuesOf(row: Place, language: Locale): PlaceholderValues {
    const reader = readerOf(language);
    const day = (isoDate: string | null) => (isoDate === null ? undefined : reader.day(isoDate));
    return onlyKnown({
      homeowner_name: fullName(row.homeowner_first_name, row.homeowner_last_name),
      homeowner_email: row.homeowner_email,
      homeowner_phone: row.homeowner_phone,
      roomie_name: fullName(row.roomie_first_name, row.roomie_last_name),
      roomie_email: row.roomie_email,
      roomie_phone: row.roomie_phone,
      house_name: row.house_name,
      house_address: `${row.street}, ${row.postal_code} ${row.city}`,
      room_name: row.room_name,
      room_size: row.size_m2 === null ? undefined : `${String(row.size_m2)} m²`,
      rent: reader.money(Number(row.rent_minor), row.currency),
      rent_period: rentPeriodName(language, row.rent_period),
      deposit: reader.money(Number(row.deposit_minor), row.currency),
      starts_on: day(row.starts_on),
      ends_on: day(row.ends_on),
      today: reader.day(dayIn(row.time_zone, this.clock.now())),
    });
  }
}

const fullName = (first: string | null, last: string | null): string | undefined =>
  first === null || last === null ? undefined : `${first} ${last}`;

function onlyKnown(values: Record<keyof PlaceholderValues, string | null | undefined>): PlaceholderValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
