import type { OwnCostDetail, RecurringCost, YearlyStatement } from '@common-roof/contracts';

import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

const AT_HOME = { house: { _id: HOUSE, name: 'Lindenhof' }, currency: 'EUR' } as const;

export const aCost = (number: number, more: Partial<OwnCostDetail> = {}): OwnCostDetail => ({
  _id: idOf(1_100 + number),
  ...AT_HOME,
  category: 'insurance',
  amount: '240.00',
  room: null,
  supplier: 'Umbrella & Sons',
  note: '',
  paid_on: '2026-02-01',
  photos: [],
  files: [],
  recurring_id: null,
  version: 1,
  entered_at: '2026-02-02T10:00:00.000Z',
  changed_at: null,
  removed_at: null,
  versions: [],
  ...more,
});

export const aRecurringCost = (more: Partial<RecurringCost> = {}): RecurringCost => ({
  _id: idOf(1_150),
  ...AT_HOME,
  category: 'mortgage_interest',
  amount: '612.40',
  room: null,
  supplier: '',
  note: '',
  every: 'month',
  first_on: '2026-01-04',
  until: null,
  next_on: '2026-12-04',
  following_on: '2027-01-04',
  version: 3,
  ...more,
});

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  from: `2026-${String(at + 1).padStart(2, '0')}-01`,
  income: at === 0 ? '620.00' : '0.00',
  costs: at === 1 ? '240.00' : '0.00',
}));
const SUMS = { income: '620.00', costs: '240.00', result: '380.00' };
const BEFORE = { income: '600.00', costs: '0.00', result: '600.00' };

/** A year with a month's rent and an insurance. */
export const aStatement = (more: Partial<YearlyStatement> = {}): YearlyStatement => ({
  from: '2026-01-01',
  to: '2026-12-31',
  as_of: '2026-11-28',
  basis: 'paid',
  homeowner: 'Helen Owner',
  totals: [{ currency: 'EUR', ...SUMS, before: BEFORE, months: MONTHS }],
  houses: [
    {
      ...AT_HOME,
      ...SUMS,
      before: BEFORE,
      income_lines: [
        {
          figure: 'rent_received',
          person: { _id: idOf(902), name: 'Ravi Menon' },
          room: { _id: idOf(301), name: 'Attic' },
          category: null,
          amount: '620.00',
          before: '600.00',
        },
      ],
      cost_lines: [
        { figure: 'own_costs', person: null, room: null, category: 'insurance', amount: '240.00', before: '0.00' },
      ],
      rent: { charged: '1240.00', received: '620.00', open: '620.00', in_advance: '0.00' },
      bills: { total: '0.00', passed_on: '0.00', own: '0.00' },
      deposits: { received: '400.00', returned: '0.00', kept: '0.00' },
    },
  ],
  ...more,
});
