import type { SuppliesMonth, Supply } from '@common-roof/contracts';

import { BEN } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

/** Ben's purchase, without any confirmation. */
export const aSupply = (number: number, more: Partial<Supply> = {}): Supply => ({
  _id: idOf(900 + number),
  house: { _id: HOUSE, name: 'Lindenhof' },
  buyer: { ...BEN, photo: null },
  name: 'Dish soap',
  quantity: '2 bottles',
  category: 'other',
  note: '',
  split: { method: 'present', parts: [], items: [] },
  payers: [],
  consent: [],
  comments: 0,
  bought_on: '2026-11-20',
  currency: 'EUR',
  price: '4.50',
  price_added: null,
  state: 'entered',
  photos: [],
  entered_at: '2026-11-20T18:00:00.000Z',
  confirmations: [],
  needs_two: false,
  counted_at: null,
  shares: [],
  restated: null,
  ended: null,
  may: { verify: true, remove: false },
  ...more,
});

export const aSuppliesMonth = (more: Partial<SuppliesMonth> = {}): SuppliesMonth => ({
  month: '2026-11',
  roomie: BEN,
  bought: '10.00',
  share: '5.00',
  balance: '5.00',
  purchases: 2,
  ...more,
});
