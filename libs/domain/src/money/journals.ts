import type { MoneyAccount } from '@common-roof/contracts';

import type { SharedBill } from './bills.ts';
import type { Purchase } from './purchases.ts';
import type { PlannedPayment } from './settle-up.ts';
import type { Share } from './shares.ts';

/** What a journal changes of what one person owes in one account. Positive: they owe it; negative: they are owed it. */
export interface Posting {
  readonly personId: string;
  readonly account: MoneyAccount;
  /** In minor units of the house's currency; never 0. */
  readonly minor: number;
}

/** Postings that sum to zero: what some owe, others are owed. One a person and account, in the order of both. */
export type Postings = readonly Posting[];

const keyOf = ({ personId, account }: Posting): string => `${personId} ${account}`;
const byKey = (a: Posting, b: Posting): number => (keyOf(a) < keyOf(b) ? -1 : 1);

/**
 * Makes one balanced journal of changes: one posting a person and account, without those that come to nothing. Empty: nothing
 * moves, and there is no journal.
 * @throws RangeError where they do not sum to zero, or leave whole numbers
 */
export function balanced(changes: Iterable<Posting>): Postings {
  const merged = new Map<string, Posting>();
  for (const change of changes) {
    const minor = change.minor + (merged.get(keyOf(change))?.minor ?? 0);
    if (!Number.isSafeInteger(minor)) throw new RangeError('Money is a whole number of minor units.');
    merged.set(keyOf(change), { personId: change.personId, account: change.account, minor });
  }
  const postings = [...merged.values()].filter(({ minor }) => minor !== 0).toSorted(byKey);
  if (postings.reduce((sum, { minor }) => sum + minor, 0) !== 0) throw new RangeError('The postings do not balance.');
  return postings;
}

/** What takes a journal back, to the last unit. */
export const reversalOf = (postings: Postings): Postings =>
  postings.map((posting) => ({ ...posting, minor: -posting.minor }));

/** Somebody comes to owe another something, in minor units; negative: the other way round. */
export interface Owed {
  readonly debtorId: string;
  readonly creditorId: string;
  readonly account: MoneyAccount;
  readonly minor: number;
}

const owes = ({ debtorId, creditorId, account, minor }: Owed): Posting[] => [
  { personId: debtorId, account, minor },
  { personId: creditorId, account, minor: -minor },
];

/** A rent, a deposit or anything else that is to be paid; what is deducted from a deposit is one too. */
export const dueOwed = (due: Owed): Postings => balanced(owes(due));

/** What somebody has paid of what they owe, in the accounts that it was for; what is paid too much stays as credit. */
export const paymentMade = (paid: readonly Owed[]): Postings =>
  balanced(paid.flatMap((part) => owes({ ...part, minor: -part.minor })));

/** A purchase that counts: who bought it is owed what others bear of it. */
export const purchaseCounted = ({ buyerId }: Pick<Purchase, 'buyerId'>, shares: readonly Share[]): Postings =>
  balanced(shares.flatMap(({ id, minor }) => owes({ debtorId: id, creditorId: buyerId, account: 'supplies', minor })));

/** A bill that somebody paid for the house: they are owed what others bear of it. */
export const billShared = (payerId: string, { roomies, homeowner }: SharedBill): Postings =>
  balanced(
    [homeowner, ...roomies].flatMap(({ id, minor }) =>
      owes({ debtorId: id, creditorId: payerId, account: 'utilities', minor }),
    ),
  );

/** A payment that makes two people even, once both have said so. */
export const settledUp = ({ from, to, minor }: PlannedPayment): Postings =>
  paymentMade([{ debtorId: from, creditorId: to, account: 'supplies', minor }]);

/** What people owe after journals, in one account or in all of them; without those who are even. In the order of their ids. */
export function balancesOf(journals: Iterable<Postings>, account?: MoneyAccount): { id: string; minor: number }[] {
  const balances = new Map<string, number>();
  for (const posting of [...journals].flat()) {
    if (account !== undefined && posting.account !== account) continue;
    balances.set(posting.personId, (balances.get(posting.personId) ?? 0) + posting.minor);
  }
  return [...balances]
    .map(([id, minor]) => ({ id, minor }))
    .filter(({ minor }) => minor !== 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Whether two journals move the same. */
export const isSameMove = (a: Postings, b: Postings): boolean =>
  a.length === b.length &&
  a.every((posting, at) => {
    const other = b[at];
    return other !== undefined && keyOf(posting) === keyOf(other) && posting.minor === other.minor;
  });

/** What makes the ledger say of something what it should. */
export interface Correction {
  readonly subjectId: string;
  /** What takes back what is there; empty: nothing is. */
  readonly reversal: Postings;
  /** What is there instead; empty: nothing. */
  readonly postings: Postings;
}

const NOTHING: Postings = [];

/**
 * What makes the ledger say what is due, in the order of the ids. Once it is done there is nothing to correct any more.
 * @param due by the id of what it is for
 * @param standing the journal that stands for each; those that were taken back are not among them
 * @param anew what is written anew although it moves the same
 */
export function correctionsOf(
  due: ReadonlyMap<string, Postings>,
  standing: ReadonlyMap<string, Postings>,
  anew: ReadonlySet<string> = new Set(),
): Correction[] {
  return [...new Set([...due.keys(), ...standing.keys()])]
    .toSorted()
    .map((subjectId) => ({
      subjectId,
      is: standing.get(subjectId) ?? NOTHING,
      postings: due.get(subjectId) ?? NOTHING,
    }))
    .filter(({ subjectId, is, postings }) => anew.has(subjectId) || !isSameMove(is, postings))
    .map(({ subjectId, is, postings }) => ({ subjectId, reversal: reversalOf(is), postings }));
}
