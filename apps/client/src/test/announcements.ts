import type { Announcement } from '@common-roof/contracts';

import { hoursFromNow } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf, PERSON } from './people.ts';

/** The homeowner's announcement from yesterday. */
export const anAnnouncement = (number: number, more: Partial<Announcement> = {}): Announcement => ({
  _id: idOf(960 + number),
  house_id: HOUSE,
  author: { _id: PERSON.homeowner, first_name: 'Olga', photo: null },
  title: 'Water off on Tuesday',
  text: 'From nine to noon.\nFill a kettle before.',
  posted_at: hoursFromNow(-24),
  edited_at: null,
  version: 1,
  read_at: null,
  readings: null,
  ...more,
});
