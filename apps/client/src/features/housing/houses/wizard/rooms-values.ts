import type { Amenity, HouseDetail } from '@common-roof/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';

import { schemaOf } from '#api/contract-resolver.ts';
import { emptyRoom, roomValuesOf, toRoomBody, type RoomValues } from '#features/housing/houses/room-values.ts';

export interface RoomsValues {
  /** `known`: the id of a room the draft already has. Not called `id`, which the field array reserves. */
  rooms: (RoomValues & { known: string })[];
  amenities: Amenity[];
  rules: string;
}

/** Starts with the draft's rooms, or one empty room. */
export function roomsValuesOf(house: HouseDetail, language: string): RoomsValues {
  const rooms = house.rooms.map((room) => ({ ...roomValuesOf(room, house.currency, language), known: room._id }));
  return {
    rooms: rooms.length > 0 ? rooms : [{ ...emptyRoom(), known: '' }],
    amenities: house.amenities,
    rules: house.rules.text,
  };
}

export const toCompleteBody = ({ rooms, amenities, rules }: RoomsValues, currency: string) => ({
  rooms: rooms.map(({ known, ...room }) => ({
    ...toRoomBody(room, currency),
    ...(known === '' ? {} : { room_id: known }),
  })),
  amenities,
  rules,
});

/** Validates with the contract's own schema and the values to be sent; its paths are the form's. */
export const roomsResolver =
  (currency: string): Resolver<RoomsValues> =>
  async (values) => {
    const parsed = (await schemaOf(({ completeHouse }) => completeHouse.body)).safeParse(
      toCompleteBody(values, currency),
    );
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message } of parsed.error.issues) {
      const [list, at, field] = path;
      const error = { type: 'schema', message };
      if (list !== 'rooms' || typeof at !== 'number' || typeof field !== 'string') {
        errors[String(list)] ??= error;
        continue;
      }
      const rooms = (errors['rooms'] ??= []) as Record<string, unknown>[];
      rooms[at] = { ...rooms[at], [field]: error };
    }
    // Built from the schema's paths, which are the form's own.
    return { values: {}, errors: errors as FieldErrors<RoomsValues> };
  };
