import type { HouseBalance, LedgerBalance, LedgerEntry, OpenDue, Payment } from '@common-roof/contracts';

import { HOUSE } from './houses.ts';
import { idOf, PERSON } from './people.ts';

const LINDENHOF = { _id: HOUSE, name: 'Lindenhof' };

export const anOpenRent = (more: Partial<OpenDue> = {}): OpenDue => ({
  _id: idOf(800),
  account: 'rent',
  due_on: '2026-11-01',
  amount: '480.00',
  left: '180.00',
  days_late: 22,
  about: {
    kind: 'rent_due',
    month: '2026-11',
    from: '2026-11-01',
    to: '2026-11-30',
    period: 'month',
    days: 30,
    of_days: 30,
    monthly: '480.00',
  },
  ...more,
});

export const aHouseBalance = (more: Partial<HouseBalance> = {}): HouseBalance => ({
  house: LINDENHOF,
  currency: 'EUR',
  total: '180.00',
  accounts: [{ account: 'rent', amount: '180.00' }],
  open: [anOpenRent()],
  credit: '0.00',
  arrears: { upcoming: '0.00', to30: '180.00', to60: '0.00', to90: '0.00', over90: '0.00' },
  pay_to: null,
  reported: null,
  reference: 'Lindenhof 00000001',
  ...more,
});

export const aBalance = (...houses: HouseBalance[]): LedgerBalance => ({
  roomie: { _id: PERSON.roomie, first_name: 'Mara' },
  houses,
  late_fees: [],
});

/** A ledger entry for November's rent. */
export const anEntry = (number: number, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  _id: idOf(810 + number),
  journal_id: idOf(830 + number),
  house: LINDENHOF,
  at: '2026-10-25T02:00:00.000Z',
  on_day: '2026-11-01',
  account: 'rent',
  currency: 'EUR',
  amount: '480.00',
  balance: '480.00',
  about: anOpenRent().about,
  subject: { kind: 'lease', _id: idOf(700) },
  reverses: null,
  reversed_by: null,
  reason: '',
  cause: null,
  version: 1,
  other: null,
  made_by: null,
  ...more,
});

/** A ledger entry for a payment by bank transfer. */
export const aPaymentEntry = (number: number, more: Partial<LedgerEntry> = {}): LedgerEntry =>
  anEntry(number, {
    on_day: '2026-11-03',
    amount: '-300.00',
    balance: '180.00',
    about: { kind: 'payment', method: 'bank_transfer', period: null, note: 'First part' },
    subject: { kind: 'payment', _id: idOf(850 + number) },
    made_by: { _id: PERSON.homeowner, first_name: 'Helen' },
    ...more,
  });

/** The payment of {@link aPaymentEntry} with the same number. */
export const aPayment = (number: number, more: Partial<Payment> = {}): Payment => ({
  _id: idOf(850 + number),
  roomie: { _id: PERSON.roomie, first_name: 'Mara' },
  house: LINDENHOF,
  amount: '300.00',
  currency: 'EUR',
  method: 'bank_transfer',
  paid_on: '2026-11-03',
  period: null,
  note: 'First part',
  parts: [{ account: 'rent', amount: '300.00' }],
  entered_at: '2026-11-03T09:00:00.000Z',
  voided: null,
  has_receipt: true,
  steps: [],
  ...more,
});
