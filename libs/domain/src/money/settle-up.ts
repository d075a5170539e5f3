/** What a person owes the others, in minor units; negative: they are owed it. */
export interface Balance {
  readonly id: string;
  readonly minor: number;
}

/** A payment from one person to another, in minor units; positive. */
export interface PlannedPayment {
  readonly from: string;
  readonly to: string;
  readonly minor: number;
}

/**
 * The largest number of people with open balances for whom the minimum number of payments is found. Above it, a plan
 * has at most one payment fewer than people.
 */
export const MAX_EXACTLY_SETTLED = 12;

const byId = (a: Balance, b: Balance): number => (a.id < b.id ? -1 : 1);

/** Returns the balances after payments, for everyone with a balance or a payment. */
export function balancesAfter(balances: readonly Balance[], payments: readonly PlannedPayment[]): Balance[] {
  const left = new Map<string, number>();
  const add = (id: string, minor: number): unknown => left.set(id, (left.get(id) ?? 0) + minor);
  for (const { id, minor } of balances) add(id, minor);
  for (const { from, to, minor } of payments) {
    add(from, -minor);
    add(to, minor);
  }
  return [...left].map(([id, minor]) => ({ id, minor }));
}

/**
 * Has the first debtor pay the first creditor until everyone is even: each payment settles one person, the last settles
 * two. Sorting by id rather than by amount means that a change between two people affects only the payments between
 * them in that order.
 */
function settledInTurn(group: readonly Balance[]): PlannedPayment[] {
  const debtors = group.filter(({ minor }) => minor > 0).toSorted(byId);
  const creditors = group.filter(({ minor }) => minor < 0).toSorted(byId);
  const payments: PlannedPayment[] = [];
  let [owed, due] = [0, 0];
  let [debtor, creditor] = [debtors.shift(), creditors.shift()];
  while (debtor !== undefined && creditor !== undefined) {
    const minor = Math.min(debtor.minor - owed, -creditor.minor - due);
    payments.push({ from: debtor.id, to: creditor.id, minor });
    [owed, due] = [owed + minor, due + minor];
    if (owed === debtor.minor) [debtor, owed] = [debtors.shift(), 0];
    if (due === -creditor.minor) [creditor, due] = [creditors.shift(), 0];
  }
  return payments;
}

/** Returns the sum of every subset of people, indexed by bit mask. */
function sumsOf(people: readonly Balance[]): number[] {
  const sums = [0];
  for (const { minor } of people) sums.push(...sums.map((sum) => sum + minor));
  return sums;
}

/**
 * Splits people into as many groups with a zero sum as possible. Each group needs one payment fewer than it has people,
 * and no plan needs fewer than that. `most[chosen]` is the maximum number of zero-sum prefixes in an ordering of the
 * chosen people; a group ends at each of them.
 */
function evenGroups(people: readonly Balance[]): Balance[][] {
  const sums = sumsOf(people);
  const most: number[] = [0];
  // The position of the last chosen person in the best ordering, and the number of groups before them.
  const bestLast = (chosen: number): { last: number; groups: number } => {
    let best = { last: -1, groups: -1 };
    for (let at = 0; at < people.length; at += 1) {
      if ((chosen & (1 << at)) === 0) continue;
      const groups = most[chosen & ~(1 << at)] ?? 0;
      if (groups > best.groups) best = { last: at, groups };
    }
    return best;
  };
  for (let chosen = 1; chosen < sums.length; chosen += 1) {
    most.push(bestLast(chosen).groups + (sums[chosen] === 0 ? 1 : 0));
  }
  const groups: Balance[][] = [];
  let chosen = sums.length - 1;
  while (chosen !== 0) {
    if (sums[chosen] === 0) groups.push([]);
    const { last } = bestLast(chosen);
    const person = people[last];
    if (person !== undefined) groups.at(-1)?.push(person);
    chosen &= ~(1 << last);
  }
  return groups;
}

/**
 * Returns payments that make everyone even: the minimum number for up to {@link MAX_EXACTLY_SETTLED} people, at most
 * one fewer than people above that. The plan doesn't depend on the order of the balances.
 * @throws RangeError if the balances don't sum to zero
 */
export function settlementPlan(balances: readonly Balance[]): PlannedPayment[] {
  if (balances.reduce((sum, { minor }) => sum + minor, 0) !== 0) {
    throw new RangeError('What people owe and what they are owed is not the same.');
  }
  const people = balances.filter(({ minor }) => minor !== 0).toSorted(byId);
  const groups = people.length <= MAX_EXACTLY_SETTLED ? evenGroups(people) : [people];
  return groups.flatMap(settledInTurn);
}

/** Whether the rest of a plan still makes everyone even. It does after each of its payments, in any order. */
export const planHolds = (open: readonly PlannedPayment[], balances: readonly Balance[]): boolean =>
  balancesAfter(balances, open).every(({ minor }) => minor === 0);

/** The open payments of a plan. */
export interface OpenPlan {
  /** Payments nobody has answered; they can be replaced. */
  readonly proposed: readonly PlannedPayment[];
  /** Reported as paid but not confirmed. They count as made, so that nobody is asked twice. */
  readonly paid: readonly PlannedPayment[];
}

/**
 * Nets payments to at most one between two people, in either direction: a payment taken back may coexist with a newer
 * proposal.
 */
export function netted(payments: readonly PlannedPayment[]): PlannedPayment[] {
  const pairs = Map.groupBy(payments, ({ from, to }) => [from, to].toSorted().join(' '));
  return [...pairs.values()].flatMap((between) => {
    const [first] = between;
    if (first === undefined || between.length === 1) return between;
    const { from, to } = first;
    const minor = between.reduce((sum, each) => sum + (each.from === from ? each.minor : -each.minor), 0);
    return minor === 0 ? [] : [minor > 0 ? { from, to, minor } : { from: to, to: from, minor: -minor }];
  });
}

const keyOfPayment = ({ from, to, minor }: PlannedPayment): string => [from, to, String(minor)].join(' ');

/** Groups payments that share people, directly or through others. */
function connected(payments: readonly PlannedPayment[]): PlannedPayment[][] {
  let groups: { people: Set<string>; payments: PlannedPayment[] }[] = [];
  for (const payment of payments) {
    const ends = [payment.from, payment.to];
    const touched = groups.filter(({ people }) => ends.some((end) => people.has(end)));
    const joined = {
      people: new Set([...ends, ...touched.flatMap(({ people }) => [...people])]),
      payments: [...touched.flatMap((group) => group.payments), payment],
    };
    groups = [...groups.filter((group) => !touched.includes(group)), joined];
  }
  return groups.map((group) => group.payments);
}

/**
 * Returns the proposals after balances changed. A group of payments stays if it still settles its people with the
 * minimum number of payments; rejected or taken-back payments can add to them. All other payments are planned again;
 * the whole plan is, if that takes fewer payments.
 */
export function nextPlan({ proposed, paid }: OpenPlan, balances: readonly Balance[]): PlannedPayment[] {
  const left = balancesAfter(balances, paid);
  const kept = connected(proposed).filter((group) => {
    const people = new Set(group.flatMap(({ from, to }) => [from, to]));
    const theirs = left.filter(({ id }) => people.has(id));
    return planHolds(group, theirs) && group.length <= settlementPlan(theirs).length;
  });
  const ids = new Set(kept.flat().map(keyOfPayment));
  // In the order they were proposed.
  const stays = proposed.filter((payment) => ids.has(keyOfPayment(payment)));
  const rest = [...stays, ...settlementPlan(balancesAfter(left, stays))];
  const anew = settlementPlan(left);
  return rest.length <= anew.length ? rest : anew;
}
