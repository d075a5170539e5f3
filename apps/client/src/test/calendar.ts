import type { CalendarEntry, CalendarItem } from '@common-roof/contracts';

import { hoursFromNow } from './feed.ts';
import { idOf } from './people.ts';

/** A chore of Ada's on a day. */
export const anItem = (number: number, more: Partial<CalendarItem> = {}): CalendarItem => ({
  _id: `turn-${idOf(1_300 + number)}`,
  kind: 'turn',
  day: '2027-03-15',
  until: '2027-03-15',
  from: '2027-03-15T20:00:00.000Z',
  to: null,
  about: 'Kitchen',
  person: { _id: idOf(1_390), first_name: 'Ada' },
  is_own: false,
  state: 'planned',
  page_id: idOf(1_391),
  entry: null,
  ...more,
});

/** What somebody has entered. */
export const anEnteredItem = (number: number, of: Partial<CalendarEntry>, more: Partial<CalendarItem> = {}) => {
  const entry: CalendarEntry = {
    _id: idOf(1_350 + number),
    kind: 'guest',
    name: 'Mira',
    from_on: '2027-03-15',
    to_on: '2027-03-16',
    note: '',
    place: '',
    for: null,
    picked_up_at: null,
    entered_by: { _id: idOf(1_390), first_name: 'Ada' },
    entered_at: hoursFromNow(-1),
    version: 1,
    can: { edit: false, pick_up: false },
    ...of,
  };
  return anItem(number, {
    _id: `${entry.kind}-${entry._id}`,
    kind: entry.kind,
    day: entry.from_on,
    until: entry.to_on,
    from: null,
    about: entry.kind === 'guest' ? entry.name : entry.place,
    page_id: null,
    entry,
    ...more,
  });
};
