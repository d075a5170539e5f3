import type { Appeal } from '@common-roof/contracts';

import { anItem, aVerdict, BEN, hoursFromNow } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf, PERSON } from './people.ts';

/** Mara's appeal against a strike from Ben, open for an hour. */
export const anAppeal = (number: number, more: Partial<Appeal> = {}): Appeal => ({
  _id: idOf(870 + number),
  house: { _id: HOUSE, name: 'Lindenhof' },
  roomie: { _id: PERSON.roomie, first_name: 'Mara', photo: null },
  state: 'open',
  text: 'It was done.',
  strike: {
    assignment_id: idOf(701),
    cause: 'rejected',
    at: hoursFromNow(-2),
    due_on: '2026-11-23',
    points: 3,
  },
  chore: { _id: idOf(601), name: 'Kitchen', icon: 'kitchen' },
  feedback: null,
  item: anItem(1, {
    roomie: { _id: PERSON.roomie, first_name: 'Mara', photo: null },
    state: 'rejected',
    text: 'All of it.',
    verdicts: [aVerdict(BEN, { says: 'strike', reason: 'The hob is greasy.' })],
    appeal: 'open',
  }),
  opened_at: hoursFromNow(-1),
  decider: 'homeowner',
  may_decide: false,
  decides_at: hoursFromNow(167),
  decided_at: null,
  decided_by: null,
  reason: '',
  ...more,
});
