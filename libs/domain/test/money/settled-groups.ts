import {
  type Balance,
  balancesAfter,
  balancesOf,
  dueOwed,
  equalShares,
  hashOf,
  nextPlan,
  type PlannedPayment,
  type Postings,
  purchaseCounted,
  settlementPlan,
} from '../../src/index.ts';
import { fewestPayments } from './fewest-payments.ts';
import { spliitsPlan, splitProsPlan } from './published-rules.ts';

export const GROUPS = 1_000;

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay', 'Gus', 'Ida'];

/** Returns a number from `least` to `most` that is always the same for a name. */
const thrown = (name: string, least: number, most: number): number => least + (hashOf(name) % (most - least + 1));

function twoOf(name: string, people: readonly string[]): [string, string] {
  const first = thrown(`${name} first`, 0, people.length - 1);
  const second = (first + thrown(`${name} second`, 1, people.length - 1)) % people.length;
  return [people[first] ?? '', people[second] ?? ''];
}

/** A purchase by one person for some people, from 1.00 to 80.00; every second one is a whole amount. */
function bought(name: string, people: readonly string[]): Postings {
  const sharers = people.filter((_, at) => thrown(`${name} for ${at}`, 0, 99) < 45);
  const buyerId = people[thrown(`${name} buyer`, 0, people.length - 1)] ?? '';
  const price = thrown(`${name} price`, 100, 8_000);
  const minor = thrown(`${name} whole`, 0, 1) === 0 ? Math.ceil(price / 100) * 100 : price;
  return purchaseCounted(
    { id: name, buyerId, minor },
    equalShares(minor, sharers.length === 0 ? [buyerId] : sharers, name),
  );
}

interface Group {
  readonly balances: readonly Balance[];
  /** Balances after two people settled something outside the plan. */
  readonly later: readonly Balance[];
}

/** A loan between two people: 5.00 to 50.00, in steps of five. */
function lent(name: string, people: readonly string[]): Postings {
  const [debtorId, creditorId] = twoOf(name, people);
  return dueOwed({ debtorId, creditorId, account: 'supplies', minor: thrown(`${name} sum`, 1, 10) * 500 });
}

/** A group of three to eight people with two to ten entries between them. */
function groupOf(at: number, something: (name: string, people: readonly string[]) => Postings): Group {
  const name = `group ${at}`;
  const people = NAMES.slice(0, thrown(`${name} people`, 3, NAMES.length));
  const count = thrown(`${name} count`, 2, 10);
  const balances = balancesOf(Array.from({ length: count }, (_, each) => something(`${name} ${each}`, people)));
  const [from, to] = twoOf(`${name} later`, people);
  return { balances, later: balancesAfter(balances, [{ from, to, minor: thrown(`${name} between`, 1, 6) * 500 }]) };
}

const groupsOf = (something: Parameters<typeof groupOf>[1]): Group[] =>
  Array.from({ length: GROUPS }, (_, at) => groupOf(at, something));

/** A rule for settling up: its first proposal, and its proposals for the remaining balances. */
interface Way {
  readonly name: string;
  readonly plan: (balances: readonly Balance[]) => PlannedPayment[];
  readonly later: (open: readonly PlannedPayment[], balances: readonly Balance[]) => PlannedPayment[];
}

const anew = (name: string, plan: Way['plan']): Way => ({ name, plan, later: (_, balances) => plan(balances) });
const WAYS: readonly Way[] = [
  {
    name: 'Common Roof',
    plan: settlementPlan,
    later: (proposed, balances) => nextPlan({ proposed, paid: [] }, balances),
  },
  anew('Common Roof, if it kept no plan', settlementPlan),
  anew('Spliit', spliitsPlan),
  anew('SplitPro', splitProsPlan),
];

/** A rule's results over all groups. */
export interface Settled {
  readonly name: string;
  readonly payments: number;
  /** Number of groups with the minimum number of payments. */
  readonly fewest: number;
  /** The remaining payments after one is made: how many there are, and how many are proposed as before. */
  readonly others: number;
  readonly kept: number;
  /** Payments unchanged after two people settle something else between themselves. */
  readonly keptBesides: number;
  /** Whether it made everyone even. */
  readonly isRight: boolean;
}

const isIn = (plan: readonly PlannedPayment[], { from, to, minor }: PlannedPayment): boolean =>
  plan.some((other) => other.from === from && other.to === to && other.minor === minor);

function settledBy({ name, plan, later }: Way, groups: readonly Group[]): Settled {
  const sum = { payments: 0, fewest: 0, others: 0, kept: 0, keptBesides: 0 };
  let isRight = true;
  for (const { balances, later: after } of groups) {
    const payments = plan(balances);
    isRight &&= balancesAfter(balances, payments).every(({ minor }) => minor === 0);
    sum.payments += payments.length;
    if (payments.length === fewestPayments(balances.map(({ minor }) => minor))) sum.fewest += 1;
    for (const made of payments) {
      const others = payments.filter((payment) => payment !== made);
      const next = later(others, balancesAfter(balances, [made]));
      sum.others += others.length;
      sum.kept += others.filter((payment) => isIn(next, payment)).length;
    }
    const next = later(payments, after);
    sum.keptBesides += payments.filter((payment) => isIn(next, payment)).length;
  }
  return { name, ...sum, isRight };
}

/** Settles the same groups with every rule: shared purchases, and round loans between people. */
export function settledGroups(): { readonly bought: Settled[]; readonly lent: Settled[] } {
  const inEveryWay = (groups: readonly Group[]): Settled[] => WAYS.map((way) => settledBy(way, groups));
  return { bought: inEveryWay(groupsOf(bought)), lent: inEveryWay(groupsOf(lent)) };
}
