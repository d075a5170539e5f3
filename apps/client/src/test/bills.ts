import type { CostShare, RecurringBill, VariableCost, VariableCostDetail } from '@common-roof/contracts';

import { BEN } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf, PERSON } from './people.ts';

const share = (person: CostShare['person'], days: number, amount: string): CostShare => ({
  person,
  days,
  amount,
  exact: { amount, over: 0, of: 1 },
});

/** A bill for October, in which the reader (Mara) and Ben lived there all the time. */
export const aBill = (number: number, more: Partial<VariableCost> = {}): VariableCost => ({
  _id: idOf(950 + number),
  house: { _id: HOUSE, name: 'Lindenhof' },
  currency: 'EUR',
  category: 'electricity',
  from: '2026-10-01',
  to: '2026-10-31',
  amount: '62.00',
  supplier: 'City Power',
  note: '',
  split: [],
  meter: null,
  version: 1,
  entered_at: '2026-11-05T09:00:00.000Z',
  entered_by: { _id: PERSON.homeowner, first_name: 'Hanna' },
  state: 'entered',
  photos: [],
  due_on: '2026-11-19',
  period_days: 31,
  occupant_days: 62,
  empty_days: 0,
  shares: [share({ _id: PERSON.roomie, first_name: 'Mara' }, 31, '31.00'), share(BEN, 31, '31.00')],
  restated: null,
  ended: null,
  ...more,
});

export const aBillDetail = (more: Partial<VariableCostDetail> = {}): VariableCostDetail => ({
  ...aBill(1),
  versions: [],
  ...more,
});

/** The gas bill, entered by itself every month. */
export const aRecurringBill = (more: Partial<RecurringBill> = {}): RecurringBill => ({
  category: 'gas',
  every: 'month',
  first_on: '2026-01-05',
  supplier: '',
  amount: '34.20',
  currency: 'EUR',
  split: [],
  next_on: '2026-12-05',
  skips_next: false,
  waits: null,
  set_by: { _id: PERSON.homeowner, first_name: 'Helen' },
  is_of_roomie: false,
  has_lapsed: false,
  ...more,
});
