import type { RoomiePublic } from '@common-roof/contracts';

import type { RoomieRelation } from '../access/index.ts';
import type { RoomieRow } from './roomies.repository.ts';

const SEES_CONTACT = new Set<RoomieRelation>(['self', 'owner', 'admin']);

/** A housemate sees name, photo, room and points; a keeper name and room; contact and dates are for the homeowner. */
export function toRoomie(row: RoomieRow, relation: RoomieRelation): RoomiePublic {
  const contact = SEES_CONTACT.has(relation);
  const current = row.tenancy_state !== null && row.tenancy_state !== 'ended';
  return {
    _id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    photo: relation === 'keeper' ? null : row.photo,
    house: current ? row.house_id : null,
    room: current ? row.room_id : null,
    room_name: current ? row.room_name : null,
    points: relation === 'keeper' ? null : 0, // the sum of a ledger that has no entries yet
    email: contact ? row.email : null,
    phone: contact ? row.phone : null,
    starts_on: contact ? row.starts_on : null,
    tenancy_state: contact ? row.tenancy_state : null,
    emergency_contact: contact ? row.emergency_contact : null,
    away: relation === 'keeper' ? null : row.away,
  };
}

export const roomieKey = (row: RoomieRow): [string, string] => [`${row.last_name} ${row.first_name}`, row.id];
