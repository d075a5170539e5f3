import type { FeedItem } from '@common-roof/contracts';

import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

const HOUR_MS = 3_600_000;
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const BEN = { _id: idOf(11), first_name: 'Ben' };

/** A post by Ben from an hour ago. */
export const anItem = (number: number, more: Partial<FeedItem> = {}): FeedItem => ({
  _id: idOf(800 + number),
  house_id: HOUSE,
  roomie: { ...BEN, photo: null },
  posted_by: BEN._id,
  chore: { _id: idOf(601), name: 'Kitchen', icon: 'kitchen' },
  assignment_id: idOf(701),
  due_on: '2026-11-23',
  text: '',
  photos: [],
  state: 'posted',
  points: 3,
  is_extra: false,
  taken_over: false,
  posted_at: hoursFromNow(-1),
  decides_at: hoursFromNow(47),
  verdicts: [],
  appeal: null,
  appealable_until: null,
  ...more,
});

export const aVerdict = (
  verifier: { _id: string; first_name: string },
  more: Partial<FeedItem['verdicts'][number]> = {},
): FeedItem['verdicts'][number] => ({
  verifier: { ...verifier, role: 'roomie' },
  says: 'point',
  reason: '',
  fixed_at: hoursFromNow(23),
  ...more,
});
