import type { EnteredSplit } from '@common-roof/contracts';

import { equalShares, shares, type Weighted } from './shares.ts';

/** An amount of one person, in minor units. */
export interface PersonalAmount {
  readonly id: string;
  readonly minor: number;
}

/** An item of a receipt, in equal parts for its people. */
export interface ReceiptItem {
  readonly name: string;
  /** In minor units; positive. */
  readonly minor: number;
  readonly people: readonly string[];
}

/** A split as a person states it. Everyone is named once. */
export type StatedSplit =
  | { readonly method: 'present' }
  | { readonly method: 'equal'; readonly people: readonly string[] }
  | { readonly method: 'shares'; readonly parts: readonly Weighted[] }
  /** In hundredths of a percent, which sum to 10,000. */
  | { readonly method: 'percent'; readonly parts: readonly Weighted[] }
  | { readonly method: 'exact'; readonly parts: readonly PersonalAmount[] }
  | { readonly method: 'items'; readonly items: readonly ReceiptItem[] };

/**
 * Reads a split as the contract has it.
 * @param minorOf reads an amount of the wire in minor units
 */
export function statedSplit(split: EnteredSplit, minorOf: (amount: string) => number): StatedSplit {
  switch (split.method) {
    case 'present':
    case 'equal':
      return split;
    case 'shares':
      return { ...split, parts: split.parts.map(({ roomie: id, shares: weight }) => ({ id, weight })) };
    case 'percent':
      return {
        ...split,
        parts: split.parts.map(({ roomie: id, percent }) => ({ id, weight: Math.round(Number(percent) * 100) })),
      };
    case 'exact':
      return { ...split, parts: split.parts.map(({ roomie: id, amount }) => ({ id, minor: minorOf(amount) })) };
    case 'items':
      return {
        ...split,
        items: split.items.map(({ name, amount, people }) => ({ name: name.trim(), minor: minorOf(amount), people })),
      };
  }
}

/** 100 % in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;

/** Why a split can't be used. */
export type SplitFault = 'nobody' | 'twice' | 'percent_sum' | 'exact_sum';

const isTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;
const total = (amounts: readonly { readonly minor: number }[]): number =>
  amounts.reduce((sum, { minor }) => sum + minor, 0);

/** Returns the ids of everyone named in a split, each once. */
export function peopleOfSplit(split: StatedSplit): string[] {
  if (split.method === 'present') return [];
  if (split.method === 'equal') return [...new Set(split.people)];
  if (split.method === 'items') return [...new Set(split.items.flatMap(({ people }) => people))];
  return [...new Set(split.parts.map(({ id }) => id))];
}

/** @param minor the price in minor units */
export function splitFault(split: StatedSplit, minor: number): SplitFault | null {
  if (split.method === 'present') return null;
  if (split.method === 'items') {
    if (split.items.length === 0 || split.items.some(({ people }) => people.length === 0)) return 'nobody';
    return split.items.some(({ people }) => isTwice(people)) ? 'twice' : null;
  }
  if (split.method === 'equal') {
    if (split.people.length === 0) return 'nobody';
    return isTwice(split.people) ? 'twice' : null;
  }
  if (isTwice(split.parts.map(({ id }) => id))) return 'twice';
  if (split.method === 'exact') return total(split.parts) === minor ? null : 'exact_sum';
  const weight = split.parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return 'nobody';
  return split.method === 'percent' && weight !== WHOLE_PERCENT ? 'percent_sum' : null;
}

/**
 * Returns what everyone's share is in proportion to, so that a price confirmed at another amount splits in the same
 * way, or null if a purchase is split between everyone present. Items that cost less or more together than the receipt
 * says (delivery, a tip, a voucher) leave a difference that is shared in proportion to the items.
 * @param seed decides who bears an item's odd units, like the day and the name of the purchase
 */
export function weightsOf(split: StatedSplit, seed: string): Weighted[] | null {
  switch (split.method) {
    case 'present':
      return null;
    case 'equal':
      return split.people.map((id) => ({ id, weight: 1 }));
    case 'exact':
      return split.parts.map(({ id, minor }) => ({ id, weight: minor }));
    case 'items': {
      const borne = new Map<string, number>();
      for (const [at, { minor, people }] of split.items.entries()) {
        for (const share of equalShares(minor, people, `${seed} ${String(at)}`)) {
          borne.set(share.id, (borne.get(share.id) ?? 0) + share.minor);
        }
      }
      return [...borne].map(([id, weight]) => ({ id, weight }));
    }
    default:
      return split.parts.map(({ id, weight }) => ({ id, weight }));
  }
}

/**
 * Returns what everyone bears of a purchase that isn't entered yet. Who gets the odd units is decided later, by its id.
 * @param minor the price in minor units
 * @param present the ids of those who lived there on its day
 */
export function splitPreview(split: StatedSplit, minor: number, present: readonly string[]): PersonalAmount[] {
  if (splitFault(split, minor) !== null) return [];
  const parts = weightsOf(split, '') ?? present.map((id) => ({ id, weight: 1 }));
  return parts.length === 0 ? [] : shares(minor, parts, '').map((share) => ({ id: share.id, minor: share.minor }));
}

/** What a purchase needs to be confirmed: who paid, and who bears which part of it. */
export interface SplitPurchase {
  readonly id: string;
  readonly buyerId: string;
  /** Its price in minor units; positive. */
  readonly minor: number;
  readonly parts: readonly Weighted[];
  /** What each paid, in minor units; empty: the buyer paid all. */
  readonly payers?: readonly PersonalAmount[] | undefined;
}

/**
 * Returns what everyone paid, in minor units. It sums to the price: where that was confirmed at another amount than the
 * payers stated, each paid in proportion.
 */
export function paidParts({
  id,
  buyerId,
  minor,
  payers = [],
}: Pick<SplitPurchase, 'id' | 'buyerId' | 'minor' | 'payers'>): PersonalAmount[] {
  if (payers.length === 0) return [{ id: buyerId, minor }];
  return shares(
    minor,
    payers.map((payer) => ({ id: payer.id, weight: payer.minor })),
    id,
  ).map((paid) => ({ id: paid.id, minor: paid.minor }));
}

/** Who confirms a split: one of these people is enough (`any`), or that person has to (`required`). */
export type Consent = 'any' | 'required';

/**
 * Returns who confirms a purchase that isn't split between everyone present: those who will owe for it, since nobody
 * else loses anything by a wrong price or a split at others' expense. Those who bear more than an equal part have to
 * confirm it themselves. If only the buyer owes, those who paid confirm it. Empty: it concerns the buyer alone.
 */
export function consentOf(purchase: SplitPurchase): Map<string, Consent> {
  const { id, buyerId, minor, parts } = purchase;
  const borne = shares(minor, parts, id).filter((share) => share.weight > 0);
  const paid = new Map(paidParts(purchase).map((each) => [each.id, each.minor]));
  const equal = Math.ceil(minor / borne.length);
  const others = borne.filter((share) => share.id !== buyerId);
  const owing = others.filter((share) => share.minor > (paid.get(share.id) ?? 0));
  if (owing.length > 0) {
    return new Map(owing.map((share) => [share.id, share.minor > equal ? 'required' : 'any']));
  }
  const concerned = [...others.map((share) => share.id), ...[...paid.keys()].filter((payer) => payer !== buyerId)];
  return new Map(concerned.map((person) => [person, 'any']));
}
