import type { OwnRoomChoice, RoomChoice } from '@common-roof/contracts';

import { hoursFromNow } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

const COMMON = {
  _id: idOf(1_300),
  house: { _id: HOUSE, name: 'Lindenhof', time_zone: 'Europe/Berlin' },
  currency: 'EUR',
  total: '1950.00',
  starts_on: '2027-05-01',
  ended: null,
  closes_at: hoursFromNow(72),
  reply_by: null,
  answered: 1,
  accepted: 0,
  envy: null,
} as const;

const NAMES = ['Garden room', 'Front room', 'Attic'];
export const roomId = (at: number): string => idOf(1_310 + at);

/** A choice among three rooms that waits for the reader's values. */
export const anOwnChoice = (more: Partial<OwnRoomChoice> = {}): OwnRoomChoice => ({
  ...COMMON,
  state: 'collecting',
  people: 3,
  first_name: 'Ada',
  homeowner: 'Helen',
  rooms: NAMES.map((name, at) => ({
    _id: roomId(at),
    name,
    size_m2: null,
    value: null,
    rent: null,
    person: null,
    less: null,
  })),
  room_id: null,
  gain: null,
  has_accepted: false,
  receipt: null,
  can: { answer: true, reply: false },
  ...more,
});

/** The same with its result, for the person who gets the attic. */
export const aResult = (more: Partial<OwnRoomChoice> = {}): OwnRoomChoice => {
  const [rents, values, people, less] = [
    ['800.00', '650.00', '500.00'],
    ['700.00', '650.00', '600.00'],
    ['Ben', 'Cleo', 'Ada'],
    ['200.00', '100.00', null],
  ];
  return anOwnChoice({
    state: 'proposed',
    answered: 3,
    envy: '0.00',
    reply_by: hoursFromNow(120),
    rooms: NAMES.map((name, at) => ({
      _id: roomId(at),
      name,
      size_m2: null,
      value: values[at] ?? null,
      rent: rents[at] ?? null,
      person: people[at] ?? null,
      less: less[at] ?? null,
    })),
    room_id: roomId(2),
    gain: '100.00',
    receipt: { nonce: 'ab12', sha256: 'cd34' },
    can: { answer: false, reply: true },
    ...more,
  });
};

/** A choice as its homeowner follows it. */
export const aRoomChoice = (more: Partial<RoomChoice> = {}): RoomChoice => ({
  ...COMMON,
  state: 'collecting',
  rooms: NAMES.map((name, at) => ({ _id: roomId(at), name, rent: null, person_id: null, person: null })),
  people: ['Ada Wood', 'Ben Wood', 'Cleo Wood'].map((name, at) => ({
    _id: idOf(1_320 + at),
    name,
    is_roomie: false,
    has_answered: at === 0,
    has_accepted: false,
    prospect_id: null,
    agreement_id: null,
  })),
  can: { extend: true, withdraw: true, offer: false },
  version: 1,
  ...more,
});
