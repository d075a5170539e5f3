import type { EmptyRoom, Photo, Room } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';

import type { EmptyRoomRow } from './rooms.repository.ts';
import type { RoomRow } from './rooms-read-model.ts';

/** @param seesMoney whether the reader may know this room's rent and deposit */
export const toRoom = (row: RoomRow, seesMoney: boolean, photos: readonly Photo[] = []): Room => ({
  _id: row.id,
  house_id: row.house_id,
  room_name: row.name,
  state: row.state,
  rent: seesMoney ? toWireMoney(Number(row.rent_minor), row.currency) : null,
  deposit: seesMoney ? toWireMoney(Number(row.deposit_minor), row.currency) : null,
  size_m2: row.size_m2,
  description: row.description,
  available_from: row.available_from,
  occupied_until: row.occupied_until,
  let_from: row.let_from,
  photos: [...photos],
  roomie: row.roomie_id,
});

export const toEmptyRoom = (row: EmptyRoomRow, seesMoney: boolean, photos: readonly Photo[] = []): EmptyRoom => ({
  ...toRoom(row, seesMoney, photos),
  house_name: row.house_name,
  city: row.city,
  currency: row.currency,
});
