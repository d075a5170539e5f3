import type { House, HouseDetail, HouseForAdmin, Room } from '@common-roof/contracts';

import { idOf, PERSON } from './people.ts';

export const HOUSE = idOf(100);

export function aRoom(number: number, more: Partial<Room> = {}): Room {
  return {
    _id: idOf(200 + number),
    house_id: HOUSE,
    room_name: `Room ${String(number)}`,
    state: 'vacant',
    rent: '480.00',
    deposit: '480.00',
    size_m2: 14,
    description: '',
    available_from: null,
    let_from: null,
    occupied_until: null,
    photos: [],
    roomie: null,
    ...more,
  };
}

const summary: House = {
  _id: HOUSE,
  name: 'Lindenhof',
  points: 0,
  homeowner_id: PERSON.homeowner,
  city: 'Berlin',
  rooms: 0,
  roomies: 0,
  vacant: 0,
  listed: 0,
  releasing: 0,
  state: 'open',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  cover: null,
  purchase_limit: '20.00',
  is_sample: false,
};

export const aHouse = (more: Partial<House> = {}): House => ({ ...summary, ...more });

export const aHouseForAdmin = (more: Partial<HouseForAdmin> = {}): HouseForAdmin => ({
  ...summary,
  homeowner: { _id: PERSON.homeowner, first_name: 'Mara', last_name: 'Lindqvist' },
  created_at: '2026-01-05T10:00:00.000Z',
  ...more,
});

export const aHouseDetail = (more: Partial<HouseDetail> = {}): HouseDetail => ({
  ...summary,
  address: { street: 'Lindenweg 4', postal_code: '10115', city: 'Berlin', country: 'DE' },
  description: '',
  amenities: [],
  homeowner: { _id: PERSON.homeowner, first_name: 'Mara', last_name: 'Lindqvist', photo: null },
  rooms: [],
  roomies: [],
  board: { version: 0, items: [] },
  rules: { version: 1, text: 'Be kind.', began_at: '2026-01-05T10:00:00.000Z' },
  standings: [],
  photos: [],
  money_fixed: false,
  version: 1,
  updated_at: '2026-01-05T10:00:00.000Z',
  ...more,
});
