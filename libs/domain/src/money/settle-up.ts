/** What somebody owes the others, in minor units; negative: is owed. */
export interface Balance {
  readonly id: string;
  readonly minor: number;
}

/** What one person pays another, in minor units; more than nothing. */
export interface PlannedPayment {
  readonly from: string;
  readonly to: string;
  readonly minor: number;
}

/** Up to so many people who owe or are owed something the fewest payments are found; above it, at most one fewer than people. */
export const MAX_EXACTLY_SETTLED = 12;

const byId = (a: Balance, b: Balance): number => (a.id < b.id ? -1 : 1);

/** What is left of balances once payments are made; of everybody who has one of either. */
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
 * The first who owes pays the first who is owed, until everybody is even: one person is even after each payment, two after the
 * last. In the order of ids and not of amounts: what changes between two people then changes the payments that are between them
 * in that order, and no others.
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

/** The sum of every choice of people, a bit of the index each. */
function sumsOf(people: readonly Balance[]): number[] {
  const sums = [0];
  for (const { minor } of people) sums.push(...sums.map((sum) => sum + minor));
  return sums;
}

/**
 * Parts people into as many groups as there can be that are even among themselves: each needs one payment fewer than it has
 * people, and no plan needs fewer than that. `most[chosen]` is how often those chosen can be put in a row, one after another, so
 * that the row is even; where it is, a group ends.
 */
function evenGroups(people: readonly Balance[]): Balance[][] {
  const sums = sumsOf(people);
  const most: number[] = [0];
  // Of those chosen, the place of the last in the best row, and how many groups there are before them.
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
 * The payments that make everybody even: as few as possible for up to {@link MAX_EXACTLY_SETTLED} people, at most one fewer than
 * people above it. The same balances give the same plan, in whatever order they come.
 * @throws RangeError where the balances do not sum to zero
 */
export function settlementPlan(balances: readonly Balance[]): PlannedPayment[] {
  if (balances.reduce((sum, { minor }) => sum + minor, 0) !== 0) {
    throw new RangeError('What people owe and what they are owed is not the same.');
  }
  const people = balances.filter(({ minor }) => minor !== 0).toSorted(byId);
  const groups = people.length <= MAX_EXACTLY_SETTLED ? evenGroups(people) : [people];
  return groups.flatMap(settledInTurn);
}

/** Whether what is left of a plan still makes everybody even. It does after each of its payments, in whatever order. */
export const planHolds = (open: readonly PlannedPayment[], balances: readonly Balance[]): boolean =>
  balancesAfter(balances, open).every(({ minor }) => minor === 0);

/** The payments of a plan that are not made yet. */
export interface OpenPlan {
  /** Nobody has said anything about them: they may be replaced. */
  readonly proposed: readonly PlannedPayment[];
  /** Said to be paid and not confirmed: they are counted as if they were made, so that nobody is asked twice. */
  readonly paid: readonly PlannedPayment[];
}

/** One payment between two people at most, whichever way: what is taken back may stand beside what was proposed since. */
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

/** Payments that hang together by the people that they are between. */
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
 * What is proposed after balances have changed. The groups of payments stay that still make their people even, with as few
 * payments as that takes: what was rejected or taken back may come to more. The others are planned anew; all of them are,
 * where that needs fewer payments.
 */
export function nextPlan({ proposed, paid }: OpenPlan, balances: readonly Balance[]): PlannedPayment[] {
  const left = balancesAfter(balances, paid);
  const kept = connected(proposed).filter((group) => {
    const people = new Set(group.flatMap(({ from, to }) => [from, to]));
    const theirs = left.filter(({ id }) => people.has(id));
    return planHolds(group, theirs) && group.length <= settlementPlan(theirs).length;
  });
  const ids = new Set(kept.flat().map(keyOfPayment));
  // In the order in which they were proposed.
  const stays = proposed.filter((payment) => ids.has(keyOfPayment(payment)));
  const rest = [...stays, ...settlementPlan(balancesAfter(left, stays))];
  const anew = settlementPlan(left);
  return rest.length <= anew.length ? rest : anew;
}
