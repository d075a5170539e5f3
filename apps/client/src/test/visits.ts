import type { ChoreFeedback, CleaningVisit } from '@common-roof/contracts';

import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

export const KIM = { _id: idOf(31), first_name: 'Kim', photo: null };
const BEN = { _id: idOf(11), first_name: 'Ben' };
const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A visit reported an hour ago. */
export const aVisit = (number: number, more: Partial<CleaningVisit> = {}): CleaningVisit => ({
  _id: idOf(900 + number),
  house_id: HOUSE,
  neatkeeper: KIM,
  visited_on: '2026-11-23',
  remark: '',
  areas: [
    { area: 'kitchen', name: null, result: 'done', remark: '', photos: [] },
    { area: 'other', name: 'Attic', result: 'not_done', remark: 'It was locked.', photos: [] },
  ],
  turns: [{ chore: { _id: idOf(601), name: 'Vacuuming', icon: 'vacuum' }, due_on: '2026-11-23', held_by: BEN }],
  state: 'sent',
  sent_at: hoursFromNow(-1),
  confirms_at: hoursFromNow(47),
  decided: null,
  ...more,
});

/** Ben's feedback from an hour ago. */
export const aRemark = (number: number, more: Partial<ChoreFeedback> = {}): ChoreFeedback => ({
  _id: idOf(950 + number),
  house_id: HOUSE,
  chore: { _id: idOf(601), name: 'Kitchen', icon: 'kitchen' },
  author: { ...BEN, role: 'roomie', photo: null },
  feedback: 'The bags tear.',
  created_at: hoursFromNow(-1),
  removed_at: null,
  seen_to: null,
  appeal: null,
  appealable_until: null,
  ...more,
});
