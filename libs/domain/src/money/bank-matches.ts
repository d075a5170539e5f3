import type { BankReason } from '@common-roof/contracts';

import { daysBetween } from '../days.ts';
import { paymentReference } from './payment-reference.ts';

/** A due that isn't paid yet. */
export interface OpenDue {
  /** ISO date. */
  readonly dueOn: string;
  /** In minor units. */
  readonly minor: number;
}

/** A payment in the ledger that no line of a bank statement is linked to. */
export interface EnteredPayment {
  readonly id: string;
  /** ISO date. */
  readonly paidOn: string;
  readonly minor: number;
}

/** A person in a house who may have paid. */
export interface BankCandidate {
  readonly roomieId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly houseId: string;
  readonly house: string;
  readonly currency: string;
  /** Whether they live there now. */
  readonly isCurrent: boolean;
  readonly dues: readonly OpenDue[];
  /** Theirs in that house, which may be the same money as a line of a statement. */
  readonly payments: readonly EnteredPayment[];
}

/** What a statement says of incoming money. */
export interface BankCredit {
  /** ISO date. */
  readonly bookedOn: string;
  /** In minor units. */
  readonly minor: number;
  readonly currency: string;
  readonly payer: string;
  readonly words: string;
  /** A keyed hash of the payer's account; null where the bank doesn't say. */
  readonly accountKey: string | null;
}

/** Who an earlier line was entered for. */
export interface LearnedPayer {
  readonly roomieId: string;
  readonly accountKey: string | null;
  readonly payer: string;
}

/** A person that a line may be from, with the reasons, strongest first. */
export interface BankMatch {
  readonly roomieId: string;
  readonly houseId: string;
  readonly reasons: readonly BankReason[];
  /** A payment that is in the ledger already and looks like the same money. */
  readonly payment: EnteredPayment | null;
}

/** What a line probably is. */
export interface BankProposal {
  readonly certainty: 'certain' | 'likely' | 'none';
  /** The best one; two where they are equally good; none without a reason. */
  readonly matches: readonly BankMatch[];
}

/** How long before and after its due day money is usually paid. */
const DAYS_EARLY = 14;
const DAYS_LATE = 45;
/** How far the day that someone entered by hand is from the day of the bank. */
const DAYS_APART = 5;
const FEWEST_LETTERS = 3;

const WEIGHTS: Readonly<Record<BankReason, number>> = {
  reference: 64,
  account: 32,
  payer: 16,
  name: 8,
  sum: 4,
  due: 4,
};

/** Returns letters and digits in upper case without accents, and umlauts as banks write them. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replaceAll('ß', 'SS')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
const squeezed = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A line in the forms that are searched. */
interface Searched extends BankCredit {
  readonly text: string;
  readonly payerWords: ReadonlySet<string>;
  readonly allWords: ReadonlySet<string>;
  readonly payerText: string;
}

const searched = (credit: BankCredit): Searched => {
  const payerWords = wordsIn(credit.payer);
  return {
    ...credit,
    text: squeezed(`${credit.words} ${credit.payer}`),
    payerText: squeezed(credit.payer),
    payerWords: new Set(payerWords),
    allWords: new Set([...payerWords, ...wordsIn(credit.words)]),
  };
};

const hasReference = ({ text }: Searched, { roomieId }: BankCandidate): boolean =>
  text.includes(squeezed(paymentReference('', roomieId)));

/** Whether all words of a name are in the payer's name or in the text, in any order. */
function hasName({ allWords }: Searched, { firstName, lastName }: BankCandidate): boolean {
  const [first, last] = [wordsIn(firstName), wordsIn(lastName)];
  if (first.length === 0 || last.length === 0) return false;
  // People leave out second first names. A last name counts whole.
  const isThere = (word: string): boolean => allWords.has(word);
  return last.every(isThere) && isThere(first[0] ?? '') && squeezed(firstName + lastName).length >= FEWEST_LETTERS;
}

function dueReason(credit: BankCredit, { dues, currency }: BankCandidate): 'due' | 'sum' | undefined {
  if (currency !== credit.currency) return undefined;
  const near = dues.filter(({ dueOn }) => {
    const days = daysBetween(dueOn, credit.bookedOn);
    return days >= -DAYS_EARLY && days <= DAYS_LATE;
  });
  if (near.some(({ minor }) => minor === credit.minor)) return 'due';
  const sum = dues.reduce((all, { minor }) => all + minor, 0);
  return near.length > 0 && sum === credit.minor ? 'sum' : undefined;
}

function samePayment(credit: BankCredit, { payments, currency }: BankCandidate): EnteredPayment | null {
  const apart = ({ paidOn }: EnteredPayment): number => Math.abs(daysBetween(paidOn, credit.bookedOn));
  const same = payments.filter(
    (payment) => currency === credit.currency && payment.minor === credit.minor && apart(payment) <= DAYS_APART,
  );
  return same.toSorted((a, b) => apart(a) - apart(b) || (a.id < b.id ? -1 : 1))[0] ?? null;
}

interface Weighed {
  readonly match: BankMatch;
  readonly candidate: BankCandidate;
  readonly weight: number;
}

function weigh(credit: Searched, candidate: BankCandidate, learned: readonly LearnedPayer[]): Weighed {
  const theirs = learned.filter(({ roomieId }) => roomieId === candidate.roomieId);
  const due = dueReason(credit, candidate);
  const isPayer = ({ payer }: LearnedPayer): boolean => payer !== '' && squeezed(payer) === credit.payerText;
  const reasons: BankReason[] = [
    ...(hasReference(credit, candidate) ? (['reference'] as const) : []),
    ...(credit.accountKey !== null && theirs.some(({ accountKey }) => accountKey === credit.accountKey)
      ? (['account'] as const)
      : []),
    ...(theirs.some(isPayer) ? (['payer'] as const) : []),
    ...(hasName(credit, candidate) ? (['name'] as const) : []),
    ...(due === undefined ? [] : [due]),
  ];
  const { roomieId, houseId } = candidate;
  const payment = samePayment(credit, candidate);
  return {
    match: { roomieId, houseId, reasons, payment },
    candidate,
    weight: reasons.reduce((all, reason) => all + WEIGHTS[reason], 0),
  };
}

/** Of the houses of one person, the one in which they owe something, or else live, or else lived last. */
const byHouse = (a: Weighed, b: Weighed): number =>
  b.weight - a.weight ||
  Number(b.candidate.dues.length > 0) - Number(a.candidate.dues.length > 0) ||
  Number(b.candidate.isCurrent) - Number(a.candidate.isCurrent) ||
  (a.match.houseId < b.match.houseId ? -1 : 1);

/** A reference or an account says who it is. A name does with the amount. An amount alone may be anyone's. */
function certaintyOf({ reasons }: BankMatch): 'certain' | 'likely' {
  if (reasons.includes('reference') || reasons.includes('account')) return 'certain';
  const isNamed = reasons.includes('payer') || reasons.includes('name');
  return isNamed && (reasons.includes('due') || reasons.includes('sum')) ? 'certain' : 'likely';
}

/**
 * Proposes who a line of a bank statement is from. Two people with equally good reasons give none, with both offered.
 * Depends on nothing but its arguments, and not on their order.
 */
export function proposeMatch(
  credit: BankCredit,
  candidates: readonly BankCandidate[],
  learned: readonly LearnedPayer[],
): BankProposal {
  const line = searched(credit);
  const inCurrency = candidates.filter(({ currency }) => currency === credit.currency);
  const people = Map.groupBy(inCurrency, ({ roomieId }) => roomieId);
  const best = [...people.values()]
    .flatMap((houses) =>
      houses
        .map((one) => weigh(line, one, learned))
        .toSorted(byHouse)
        .slice(0, 1),
    )
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.match.roomieId < b.match.roomieId ? -1 : 1));
  const [first, second] = best;
  if (!first) return { certainty: 'none', matches: [] };
  const equal = best.filter(({ weight }) => weight === first.weight).map(({ match }) => match);
  if (second?.weight === first.weight) return { certainty: 'none', matches: equal.slice(0, 5) };
  return { certainty: certaintyOf(first.match), matches: [first.match] };
}
