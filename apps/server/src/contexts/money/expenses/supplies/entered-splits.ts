import type { enterSupply, ParsedInput } from '@common-roof/contracts';
import {
  consentOf,
  livedThere,
  peopleOfSplit,
  type PersonalAmount,
  splitFault,
  statedSplit,
  weightsOf,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { splitRefusal } from '#contexts/money/expenses/usual-splits/split-refusal.ts';
import type { StoredSplit } from './supply-splits.repository.ts';

type Entered = Pick<ParsedInput<typeof enterSupply>['body'], 'split' | 'payers' | 'bought_on' | 'name'>;

/** A house as far as a split in it needs it. */
interface House {
  readonly house_id: string;
  readonly currency: string;
  /** The current ISO date there. */
  readonly today: string;
}

/** Checks how a buyer splits a purchase, before it is stored. */
@Injectable()
export class EnteredSplits {
  constructor(private readonly inhabitants: InhabitantsReadModel) {}

  /**
   * Returns what is stored of a split; null: it is split between everyone present and paid by the buyer.
   * @param minor the price in minor units
   * @throws 422 for people who neither lived in the house on that day nor live there now, a person named twice, amounts
   * that don't sum to the price, or a purchase that concerns the buyer alone
   */
  async toStore(buyerId: string, entered: Entered, minor: number, house: House): Promise<StoredSplit | null> {
    const split = statedSplit(entered.split, (amount) => minorOf(amount, house.currency, 'split'));
    const fault = splitFault(split, minor);
    if (fault !== null) throw splitRefusal(fault);
    const payers = payersOf(entered.payers, buyerId, minor, house.currency);
    if (split.method === 'present' && payers.length === 0) return null;
    const inhabitants = await this.inhabitants.listForHouse(house.house_id);
    const there = (day: string): string[] =>
      inhabitants.filter((person) => livedThere(person, day)).map(({ id }) => id);
    const present = there(entered.bought_on);
    const known = new Set([...present, ...there(house.today), buyerId]);
    for (const [field, ids] of [
      ['split', peopleOfSplit(split)],
      ['payers', payers.map(({ id }) => id)],
    ] as const) {
      if (ids.some((id) => !known.has(id))) throw unacceptable(field, 'Choose people who live in the house.');
    }
    // Parts are fixed once several people paid, so that those who owe stay the same until they have confirmed it.
    const fixed = present.length === 0 ? [buyerId] : present;
    const parts = weightsOf(split, `${entered.bought_on} ${entered.name}`) ?? fixed.map((id) => ({ id, weight: 1 }));
    const consent = consentOf({ id: buyerId, buyerId, minor, parts, payers });
    if (consent.size === 0) throw unacceptable('split', 'Choose someone besides yourself.');
    return { parts, consent, payers, items: split.method === 'items' ? split.items : [] };
  }
}

/** Leaves out a single payer who is the buyer, as if nobody were named. */
function payersOf(entered: Entered['payers'], buyerId: string, minor: number, currency: string): PersonalAmount[] {
  const payers = entered.map(({ roomie: id, amount }) => ({ id, minor: minorOf(amount, currency, 'payers') }));
  if (new Set(payers.map(({ id }) => id)).size < payers.length) {
    throw unacceptable('payers', 'Name everyone once.');
  }
  if (payers.length > 0 && payers.reduce((sum, payer) => sum + payer.minor, 0) !== minor) {
    throw unacceptable('payers', 'What they paid has to add up to the price.');
  }
  return payers.length === 1 && payers[0]?.id === buyerId ? [] : payers;
}
