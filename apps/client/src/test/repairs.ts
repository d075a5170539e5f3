import type { RepairDetail } from '@common-roof/contracts';

import { hoursFromNow } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf, PERSON } from './people.ts';

const NOTHING: RepairDetail['can'] = {
  decide: false,
  plan: false,
  answer: false,
  finish: false,
  withdraw: false,
  reopen: false,
  write: false,
};

/** A dripping tap that Ravi reported yesterday. */
export const aRepair = (
  number: number,
  { can, ...more }: Partial<Omit<RepairDetail, 'can'>> & { can?: Partial<RepairDetail['can']> } = {},
): RepairDetail => ({
  _id: idOf(970 + number),
  house: { _id: HOUSE, name: 'Lindenhof', time_zone: 'Europe/Berlin', currency: 'EUR' },
  room: null,
  area: 'kitchen',
  area_name: null,
  title: 'The tap drips',
  description: 'A cup an hour.',
  urgency: 'soon',
  entry: 'ask_first',
  entry_note: 'Weekdays after five',
  photos: [],
  photos_after: [],
  reporter: { _id: idOf(902), first_name: 'Ravi', photo: null },
  reported_at: hoursFromNow(-24),
  state: 'reported',
  assignee: null,
  trade: null,
  visit: null,
  ended: null,
  cost: null,
  notes_count: 0,
  version: 3,
  can: { ...NOTHING, write: true, ...can },
  notes: [],
  assignable: [{ _id: PERSON.neatkeeper, first_name: 'Kim', photo: null }],
  ...more,
});
