import type { RateableStay, Rating } from '@common-roof/contracts';

import { HOUSE } from './houses.ts';
import { idOf, PERSON } from './people.ts';

export const LINDEN = { _id: HOUSE, name: 'Linden House' };
export const HELEN = { _id: PERSON.homeowner, first_name: 'Helen', photo: null };
const MARA = { _id: PERSON.roomie, first_name: 'Mara', photo: null };
const STAY = { tenancy_id: idOf(970), from: '2026-03-01', until: null };

/** A revealed rating by Helen about Mara. */
export const aRating = (more: Partial<Rating> = {}): Rating => ({
  _id: idOf(971),
  rated_type: 'roomie',
  author: HELEN,
  rated: MARA,
  house: LINDEN,
  stay: STAY,
  state: 'revealed',
  rating: 4,
  whats_good: 'Always on time.',
  what_could_be_improved: '',
  written_at: '2026-11-01T10:00:00.000Z',
  reveals_at: null,
  revealed_at: '2026-11-15T10:00:00.000Z',
  reply: null,
  removed: null,
  version: 2,
  may: { edit: false, reply: true },
  ...more,
});

/** A sealed rating by Mara about Helen. */
export const aSealedRating = (more: Partial<Rating> = {}): Rating =>
  aRating({
    _id: idOf(972),
    rated_type: 'homeowner',
    author: MARA,
    rated: HELEN,
    state: 'sealed',
    version: 1,
    reveals_at: '2026-12-07T10:00:00.000Z',
    revealed_at: null,
    private_feelings: '',
    may: { edit: true, reply: false },
    ...more,
  });

/** Mara's stay in Helen's house, which she can rate. */
export const aRateableStay = (more: Partial<RateableStay> = {}): RateableStay => ({
  can_rate: true,
  reason: null,
  opens_on: '2026-03-15',
  closes_on: null,
  days_left: null,
  person: HELEN,
  house: LINDEN,
  stay: STAY,
  mine: null,
  ...more,
});
