import type { BankEntry } from '@common-roof/contracts';

import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

export const RAVI = { _id: idOf(902), name: 'Ravi Menon' };
export const LINDENHOF = { _id: HOUSE, name: 'Lindenhof' };

export const aMatch = (more: Partial<BankEntry['matches'][number]> = {}): BankEntry['matches'][number] => ({
  roomie: RAVI,
  house: LINDENHOF,
  reasons: ['name', 'due'],
  is_reported: false,
  payment: null,
  ...more,
});

export const aBankEntry = (number: number, more: Partial<BankEntry> = {}): BankEntry => ({
  _id: idOf(1_300 + number),
  booked_on: '2026-11-02',
  amount: '620.00',
  currency: 'EUR',
  payer: 'MENON RAVI',
  account_end: '3000',
  text: 'November',
  ignored_at: null,
  certainty: 'certain',
  matches: [aMatch()],
  payment: null,
  ...more,
});
