import type { House, HouseDetail, Room, RoomiePublic } from '@common-roof/contracts';

import { toTimestamp } from '../../platform/database/naming.ts';
import type { HouseRow } from './houses.repository.ts';

export const toHouse = (row: HouseRow): House => ({
  _id: row.id,
  name: row.name,
  points: row.points,
  homeowner_id: row.homeowner_id,
  city: row.city,
  rooms: row.rooms,
  roomies: row.roomies,
  state: row.state,
  currency: row.currency,
  time_zone: row.time_zone,
});

export const houseKey = (row: HouseRow): [string, string] => [row.name, row.id];

export const toHouseDetail = (row: HouseRow, rooms: Room[], roomies: RoomiePublic[]): HouseDetail => ({
  ...toHouse(row),
  address: { street: row.street, postal_code: row.postal_code, city: row.city, country: row.country },
  homeowner: {
    _id: row.homeowner_id,
    first_name: row.owner_first_name,
    last_name: row.owner_last_name,
    photo: row.owner_photo,
  },
  rooms,
  roomies,
  board: { version: row.board_version, items: row.board },
  rules: { version: row.rules_version, text: row.rules_text },
  standings: roomies.map(({ _id, points }) => ({ roomie_id: _id, points: points ?? 0, strikes: 0 })),
  version: row.version,
  updated_at: toTimestamp(row.updated_at),
});
