import type { GuideEntry, HouseDocument } from '@common-roof/contracts';

import { hoursFromNow } from './feed.ts';
import { idOf } from './people.ts';

/** When the bins go out. */
export const anEntry = (number: number, more: Partial<GuideEntry> = {}): GuideEntry => ({
  _id: idOf(1_100 + number),
  kind: 'bins',
  title: 'Bins',
  text: 'Out on Monday evening.',
  audience: 'residents',
  room: null,
  phone: null,
  wifi: null,
  photos: [],
  files: [],
  changed_at: hoursFromNow(-24),
  version: 1,
  ...more,
});

/** A gas certificate that counts. */
export const aDocument = (number: number, more: Partial<HouseDocument> = {}): HouseDocument => ({
  _id: idOf(1_150 + number),
  kind: 'gas_safety',
  title: 'Gas safety record',
  audience: 'residents',
  room: null,
  issued_on: '2026-12-31',
  expires_on: '2027-12-31',
  state: 'valid',
  photos: [],
  files: [],
  added_at: hoursFromNow(-24),
  replaced_at: null,
  version: 1,
  ...more,
});
