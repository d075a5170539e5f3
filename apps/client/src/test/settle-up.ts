import type { SettleUp, SettleUpBalance, SettleUpPayment } from '@common-roof/contracts';

import { BEN } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf, PERSON } from './people.ts';

export const MARA = { _id: PERSON.roomie, first_name: 'Mara', photo: null };
const LINDENHOF = { _id: HOUSE, name: 'Lindenhof' };
const NOTHING = { pay: false, take_back: false, confirm: false, reject: false, undo: false, remind: false };

/** A payment from Mara, the reader, to Ben by default. */
export const aSettleUpPayment = (
  number: number,
  { may = {}, ...more }: Partial<Omit<SettleUpPayment, 'may'>> & { may?: Partial<SettleUpPayment['may']> } = {},
): SettleUpPayment => ({
  _id: idOf(950 + number),
  house: LINDENHOF,
  from: MARA,
  to: { ...BEN, photo: null },
  amount: '12.40',
  currency: 'EUR',
  state: 'proposed',
  version: 1,
  proposed_at: '2026-11-20T18:00:00.000Z',
  paid: null,
  rejected: null,
  confirmed_at: null,
  undone: null,
  asked_on: null,
  may: { ...NOTHING, ...may },
  ...more,
});

export const aStand = (person: SettleUpBalance['person'], amount: string): SettleUpBalance => ({
  person,
  amount,
  lives_here: true,
});

export const aPlan = (payments: readonly SettleUpPayment[], balances: readonly SettleUpBalance[] = []): SettleUp => ({
  house: LINDENHOF,
  currency: 'EUR',
  balances: [...balances],
  payments: [...payments],
});
