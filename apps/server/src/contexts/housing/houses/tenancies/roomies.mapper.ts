import type { RoomiePublic } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';

import type { RoomieRelation } from '#contexts/identity/access/index.ts';
import type { RoomieRow } from './roomies.repository.ts';

const SEES_CONTACT = new Set<RoomieRelation>(['self', 'owner', 'former_owner', 'admin']);
const SEES_STAY = new Set<RoomieRelation>(['self', 'owner', 'admin']);
const MANAGES = new Set<RoomieRelation>(['owner', 'admin']);

/**
 * A housemate sees name, photo, room, points and days away; a keeper name and room, no face; contact and tenancy are
 * for the homeowner. A past homeowner of the roomie keeps the contact, and does not learn where they live now.
 * @param note the homeowner's private note, read for this page alone
 */
export function toRoomie(row: RoomieRow, relation: RoomieRelation, note: string | null = null): RoomiePublic {
  const contact = SEES_CONTACT.has(relation);
  const stay = SEES_STAY.has(relation);
  const here = relation !== 'former_owner' && row.tenancy_state !== null && row.tenancy_state !== 'ended';
  return {
    _id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    photo: relation === 'keeper' ? null : row.photo, // a reader who may not see the photo does not learn its address
    house: here ? row.house_id : null,
    room: here ? row.room_id : null,
    room_name: here ? row.room_name : null,
    points: relation === 'keeper' || relation === 'former_owner' ? null : row.points,
    email: contact ? row.email : null,
    phone: contact ? row.phone : null,
    starts_on: stay ? row.starts_on : null,
    tenancy_state: stay ? row.tenancy_state : null,
    has_lease: stay && here ? row.is_leased : null,
    emergency_contact: stay ? row.emergency_contact : null,
    away: relation === 'keeper' || relation === 'former_owner' ? null : row.away,
    currency: stay && here ? row.currency : null,
    rent:
      stay && here && row.rent_minor !== null && row.currency !== null
        ? toWireMoney(Number(row.rent_minor), row.currency)
        : null,
    rent_period: stay && here && row.rent_minor !== null ? row.rent_period : null,
    comments: stay && here ? row.comments : null,
    note: MANAGES.has(relation) ? note : null,
    has_joined: MANAGES.has(relation) ? row.has_joined : null,
  };
}
