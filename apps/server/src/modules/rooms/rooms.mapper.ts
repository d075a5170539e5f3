import type { Room } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';

import type { RoomRow } from './rooms.repository.ts';

/** @param seesMoney whether the reader may know this room's rent and deposit */
export const toRoom = (row: RoomRow, seesMoney: boolean): Room => ({
  _id: row.id,
  house_id: row.house_id,
  room_name: row.name,
  state: row.state,
  rent: seesMoney ? toWireMoney(Number(row.rent_minor)) : null,
  deposit: seesMoney ? toWireMoney(Number(row.deposit_minor)) : null,
  photos: [],
  roomie: row.roomie_id,
});
