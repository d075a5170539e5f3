import type { StockDetail, StockItem } from '@common-roof/contracts';

import { hoursFromNow } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

/** A thing of the house that is there. */
export const aThing = (number: number, more: Partial<StockItem> = {}): StockItem => ({
  _id: idOf(1_700 + number),
  name: 'Milk',
  place: 'Kitchen',
  note: '',
  level: 'enough',
  since: hoursFromNow(-2),
  marks: 0,
  claim: null,
  lasts_days: null,
  low_expected_on: null,
  version: 1,
  ...more,
});

export const aDetailOf = (item: StockItem, more: Partial<StockDetail> = {}): StockDetail => ({
  house: { _id: HOUSE, name: 'Alder House' },
  item,
  currency: 'GBP',
  changes: [],
  purchases: [],
  can: { edit: true, mark: true },
  ...more,
});
