import type { changeHouse, House, HouseDetail, ParsedInput, Photo, Room, RoomiePublic } from '@common-roof/contracts';
import { purchaseLimitOf, toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { HouseBasics, WholeHouseRow } from './houses.repository.ts';
import type { HouseRow, HouseSummaryRow } from './houses-read-model.ts';

export const toHouse = (row: HouseSummaryRow, cover: Photo | undefined): House => ({
  _id: row.id,
  name: row.name,
  points: row.points,
  homeowner_id: row.homeowner_id,
  city: row.city,
  rooms: row.rooms,
  roomies: row.roomies,
  vacant: row.vacant,
  listed: row.listed,
  releasing: row.releasing,
  state: row.state,
  currency: row.currency,
  time_zone: row.time_zone,
  cover: cover ?? null,
  purchase_limit: purchaseLimitIn(row),
  is_sample: row.is_sample,
});

export const toHouseDetail = (
  row: WholeHouseRow,
  photos: readonly Photo[],
  rooms: Room[],
  roomies: RoomiePublic[],
): HouseDetail => ({
  ...toHouse(row, photos[0]),
  photos: [...photos],
  address: { street: row.street, postal_code: row.postal_code, city: row.city, country: row.country },
  description: row.description,
  amenities: row.amenities,
  homeowner: {
    _id: row.homeowner_id,
    first_name: row.owner_first_name,
    last_name: row.owner_last_name,
    photo: row.owner_photo,
  },
  rooms,
  roomies,
  board: { version: row.board_version, items: row.board },
  rules: { version: row.rules_version, text: row.rules_text ?? '', began_at: toTimestampOrNull(row.rules_began_at) },
  // Readers who do not see a roomie's points do not see their strikes either.
  standings: roomies.flatMap(({ _id, points }, at) =>
    points === null ? [] : [{ roomie_id: _id, points, strikes: row.its_roomies[at]?.strikes ?? 0 }],
  ),
  money_fixed: row.money_fixed,
  version: row.version,
  updated_at: toTimestamp(row.updated_at),
});

type LimitRow = Pick<HouseSummaryRow, 'currency' | 'purchase_limit_minor'>;

/** The house's limit, else the currency's default, in minor units. */
export const purchaseLimitMinor = ({ currency, purchase_limit_minor: said }: LimitRow): number =>
  purchaseLimitOf(currency, said === null ? null : Number(said));

export const purchaseLimitIn = (row: LimitRow): string => toWireMoney(purchaseLimitMinor(row), row.currency);

type Said = Omit<ParsedInput<typeof changeHouse>['body'], 'version' | 'rules'>;

/** Merges the changes into the row's values. */
export const basicsOver = (row: HouseRow, said: Said): HouseBasics => ({
  name: said.name ?? row.name,
  street: said.street ?? row.street,
  postalCode: said.postal_code ?? row.postal_code,
  city: said.city ?? row.city,
  country: said.country ?? row.country,
  currency: said.currency ?? row.currency,
  timeZone: said.time_zone ?? row.time_zone,
  description: said.description ?? row.description,
  amenities: said.amenities ?? row.amenities,
});
