import type { MoneyAccount } from '@common-roof/contracts';

import type { SharedBill } from './bills.ts';
import type { Purchase } from './purchases.ts';
import type { PlannedPayment } from './settle-up.ts';
import type { Share } from './shares.ts';
import { paidParts } from './splits.ts';

/** The change of one person's balance in one account. Positive: they owe it; negative: they are owed it. */
export interface Posting {
  readonly personId: string;
  readonly account: MoneyAccount;
  /** In minor units of the house's currency; never 0. */
  readonly minor: number;
}

/** Postings that sum to zero: what some owe, others are owed. At most one per person and account, sorted by both. */
export type Postings = readonly Posting[];

const keyOf = ({ personId, account }: Posting): string => `${personId} ${account}`;
const byKey = (a: Posting, b: Posting): number => (keyOf(a) < keyOf(b) ? -1 : 1);

/**
 * Merges changes into one balanced journal: one posting per person and account, without zeros. Returns an empty journal
 * if nothing moves.
 * @throws RangeError if they don't sum to zero or aren't safe integers
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

/** Returns the journal that exactly reverses another. */
export const reversalOf = (postings: Postings): Postings =>
  postings.map((posting) => ({ ...posting, minor: -posting.minor }));

/** An amount one person owes another, in minor units; negative: the other way round. */
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

/** Records a rent, a deposit, a deduction or any other due. */
export const dueOwed = (due: Owed): Postings => balanced(owes(due));

/** Records a payment in the accounts it was for; an overpayment stays as credit. */
export const paymentMade = (paid: readonly Owed[]): Postings =>
  balanced(paid.flatMap((part) => owes({ ...part, minor: -part.minor })));

/** Records a verified purchase: those who paid are owed the others' shares. Empty without shares. */
export function purchaseCounted(
  purchase: Pick<Purchase, 'id' | 'buyerId' | 'minor' | 'payers'>,
  shares: readonly Share[],
): Postings {
  if (shares.length === 0) return [];
  const paid = paidParts(purchase).map(({ id, minor }) => ({ id, minor: -minor }));
  return balanced([...shares, ...paid].map(({ id, minor }) => ({ personId: id, account: 'supplies' as const, minor })));
}

/** Records a bill: the payer is owed the others' shares. */
export const billShared = (payerId: string, { roomies, homeowner }: SharedBill): Postings =>
  balanced(
    [homeowner, ...roomies].flatMap(({ id, minor }) =>
      owes({ debtorId: id, creditorId: payerId, account: 'utilities', minor }),
    ),
  );

/** Records a payment between two people, once both have confirmed it. */
export const settledUp = ({ from, to, minor }: PlannedPayment): Postings =>
  paymentMade([{ debtorId: from, creditorId: to, account: 'supplies', minor }]);

/** Returns balances after journals, in one account or in all together, sorted by id and without zeros. */
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

/** Whether two journals have the same postings. */
export const isSameMove = (a: Postings, b: Postings): boolean =>
  a.length === b.length &&
  a.every((posting, at) => {
    const other = b[at];
    return other !== undefined && keyOf(posting) === keyOf(other) && posting.minor === other.minor;
  });

/** Corrects the ledger entry of one subject. */
export interface Correction {
  readonly subjectId: string;
  /** Reverses the current journal; empty: there is none. */
  readonly reversal: Postings;
  /** The journal to write instead; empty: none. */
  readonly postings: Postings;
}

const NOTHING: Postings = [];

/**
 * Returns the corrections that bring the ledger in line with what is due, sorted by id. Once they are applied, none are
 * left.
 * @param due postings by subject id
 * @param standing the current journal of each subject, without reversed ones
 * @param anew ids of subjects to rewrite even if their postings are the same
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
