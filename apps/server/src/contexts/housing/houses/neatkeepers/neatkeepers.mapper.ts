import type { KeeperInvitation, KeptHouse, Neatkeeper, ReceivedInvitation } from '@common-roof/contracts';
import { cleaningDates, dayIn } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { InvitationRow } from './invitations.repository.ts';
import type { NeatkeeperHouseRow } from './neatkeeper-houses.repository.ts';
import type { KeeperRow } from './neatkeepers.repository.ts';

/** How far ahead upcoming visits are listed, in days. */
const AHEAD = 14;

export const toNeatkeeper = ({ id, ...row }: KeeperRow): Neatkeeper => ({
  _id: id,
  first_name: row.first_name,
  last_name: row.last_name,
  photo: row.photo,
  about: row.about,
  email: row.email,
  phone: row.phone,
  disabled: row.disabled,
  houses: row.houses,
});

/** The neatkeeper as roomies of the house see them. */
export const toFace = (row: KeeperRow): Neatkeeper => ({
  ...toNeatkeeper(row),
  about: null,
  email: null,
  phone: null,
  disabled: null,
  houses: null,
});

export const toInvitation = (row: InvitationRow): KeeperInvitation => ({
  _id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  house: { _id: row.house_id, name: row.house_name },
  cleaning: row.cleaning,
  created_at: toTimestamp(row.created_at),
  sent_at: toTimestamp(row.sent_at),
});

export const toReceived = (row: InvitationRow): ReceivedInvitation => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house_name, city: row.house_city },
  homeowner: row.homeowner_name,
  cleaning: row.cleaning,
  created_at: toTimestamp(row.created_at),
});

export const toNeatkeeperHouse =
  (now: Date) =>
  (row: NeatkeeperHouseRow): KeptHouse => ({
    _id: row.id,
    neatkeeper_id: row.neatkeeper_id,
    name: row.name,
    street: row.street,
    postal_code: row.postal_code,
    city: row.city,
    country: row.country,
    time_zone: row.time_zone,
    state: row.state,
    rooms: row.rooms,
    board: { version: row.board_version, items: row.board },
    cleaning: row.cleaning,
    visits: cleaningDates(row.cleaning.weekdays, dayIn(row.time_zone, now), AHEAD),
    homeowner: {
      _id: row.owner_id,
      first_name: row.owner_first_name,
      last_name: row.owner_last_name,
      photo: row.owner_photo,
      about: row.owner_about,
      email: row.owner_email,
      phone: row.owner_phone,
    },
  });
