import { LIMITS } from '@common-roof/contracts';

import type { Inhabitant } from '../bills.ts';
import { sharersOf } from '../purchases.ts';
import type { PersonalAmount } from '../splits.ts';
import type { FaultyLine, FiledPurchase, NamedShare } from './purchase-file.ts';

/** A person a file can refer to. */
export interface FilePerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A purchase from a file, matched to people of the house. */
export interface PlacedPurchase extends Omit<FiledPurchase, 'buyer' | 'payers' | 'shares'> {
  readonly buyerId: string;
  /** By id; empty: the buyer paid all. */
  readonly payers: readonly PersonalAmount[];
  /** By id; null: it is shared by those who lived there on its day, like any purchase. */
  readonly shares: readonly PersonalAmount[] | null;
}

/** A payment between housemates, as stated in a file. */
export interface FiledPayment {
  readonly line: number;
  /** ISO date. */
  readonly boughtOn: string;
  readonly name: string;
  /** In minor units; positive. */
  readonly minor: number;
  readonly from: string;
  readonly to: string;
}

/** Separates purchases from payments between housemates. */
export function paymentsAmong(placed: readonly PlacedPurchase[]): {
  purchases: PlacedPurchase[];
  payments: FiledPayment[];
} {
  const payments = placed.flatMap(({ isPayment, shares, buyerId, line, boughtOn, name, minor }): FiledPayment[] => {
    const to = shares?.[0]?.id;
    return isPayment && to !== undefined ? [{ line, boughtOn, name, minor, from: buyerId, to }] : [];
  });
  const lines = new Set(payments.map(({ line }) => line));
  return { purchases: placed.filter(({ line }) => !lines.has(line)), payments };
}

/** Returns all names of people in a file, with duplicates. */
export const namesIn = (purchases: readonly FiledPurchase[]): string[] => [...new Set(purchases.flatMap(namesOf))];

const namesOf = ({ buyer, payers, shares }: FiledPurchase): string[] => [
  ...[buyer, ...payers.map(({ name }) => name)],
  ...(shares ?? []).map(({ name }) => name),
];

/** In UTF-16 code units: longer than any first and last name together. */
const LONGEST_NAME = 4 * LIMITS.name;

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Returns the person with this full name, or with this first name if only one has it. */
export function personNamed(name: string, people: readonly FilePerson[]): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const wanted = plain(name);
  const only = (found: readonly FilePerson[]): string | undefined => (found.length === 1 ? found[0]?.id : undefined);
  return (
    only(people.filter(({ firstName, lastName }) => plain(`${firstName} ${lastName}`) === wanted)) ??
    only(people.filter(({ firstName }) => plain(firstName) === wanted))
  );
}

/**
 * Replaces names with people. A person with several names in the file bears all their shares.
 * @param ids the person for each name; missing names mean nobody
 */
export function placed(
  purchases: readonly FiledPurchase[],
  ids: ReadonlyMap<string, string>,
  inhabitants: readonly Inhabitant[],
): { purchases: PlacedPurchase[]; faults: FaultyLine[] } {
  const faults: FaultyLine[] = [];
  const found = purchases.flatMap((filed): PlacedPurchase[] => {
    const { buyer, payers, shares, ...purchase } = filed;
    const unknown = namesOf(filed).find((name) => !ids.has(name));
    const buyerId = ids.get(buyer);
    if (unknown !== undefined || buyerId === undefined) {
      faults.push({ line: purchase.line, fault: 'person_unknown', said: unknown ?? buyer });
      return [];
    }
    if (shares === null && sharersOf(purchase, inhabitants).length === 0) {
      faults.push({ line: purchase.line, fault: 'nobody_lived_there', said: purchase.boughtOn });
      return [];
    }
    const borne = merged(shares ?? [], ids);
    if (purchase.isPayment && borne.some(({ id }) => id === buyerId)) {
      faults.push({ line: purchase.line, fault: 'nobody_owes', said: purchase.name });
      return [];
    }
    const paid = merged(payers, ids).filter(({ id }, _, all) => all.length > 1 || id !== buyerId);
    return [{ ...purchase, buyerId, payers: paid, shares: shares === null ? null : borne }];
  });
  return { purchases: found, faults };
}

/** Returns the sum of each person's amounts, by id. */
function merged(amounts: readonly NamedShare[], ids: ReadonlyMap<string, string>): PersonalAmount[] {
  const byId = new Map<string, number>();
  for (const { name, minor } of amounts) {
    const id = ids.get(name) ?? '';
    byId.set(id, (byId.get(id) ?? 0) + minor);
  }
  return [...byId].map(([id, minor]) => ({ id, minor })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
