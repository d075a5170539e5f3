import type { OwnAd, Prospect } from '@common-roof/contracts';

import { idOf } from './people.ts';

/** A published ad with one applicant. */
export const anAd = (more: Partial<OwnAd> = {}): OwnAd => ({
  _id: idOf(700),
  title: 'Sunny room',
  text: 'With a garden.',
  city: 'Leeds',
  area: 'LS1',
  country: 'GB',
  currency: 'GBP',
  rent: '520.00',
  deposit: '500.00',
  available_from: null,
  size_m2: null,
  rooms: 3,
  amenities: [],
  questions: [],
  photos: [],
  opened_at: '2026-05-01T10:00:00.000Z',
  room: { _id: idOf(701), name: 'East' },
  house: { _id: idOf(702), name: 'Elm House' },
  state: 'open',
  version: 1,
  wording_read: false,
  applicants: { all: 1, waiting: 1 },
  created_at: '2026-05-01T10:00:00.000Z',
  closed_at: null,
  ...more,
});

/** An offer that was sent to an applicant. */
export const offerOf = (more: Partial<Prospect> = {}): Prospect => ({
  _id: idOf(710),
  applicant_id: idOf(711),
  first_name: 'Mara',
  last_name: 'Lind',
  email: 'mara@offer.test',
  phone: null,
  room: { _id: idOf(701), name: 'East' },
  house: { _id: idOf(702), name: 'Elm House' },
  currency: 'GBP',
  starts_on: '2040-05-01',
  rent: '520.00',
  rent_period: 'month',
  deposit: '500.00',
  note: '',
  state: 'invited',
  expires_at: '2040-04-15T10:00:00.000Z',
  viewed_at: null,
  lease: null,
  version: 1,
  created_at: '2040-04-01T10:00:00.000Z',
  ...more,
});
