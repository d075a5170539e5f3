import type { Balance, PlannedPayment } from '../../src/index.ts';

interface Open {
  readonly id: string;
  left: number;
}

const openOf = (balances: readonly Balance[], sign: 1 | -1): Open[] =>
  balances.filter(({ minor }) => minor * sign > 0).map(({ id, minor }) => ({ id, left: minor * sign }));

const pay = (debtor: Open, creditor: Open): PlannedPayment => {
  const minor = Math.min(debtor.left, creditor.left);
  debtor.left -= minor;
  creditor.left -= minor;
  return { from: debtor.id, to: creditor.id, minor };
};

const byId = (a: Open, b: Open): number => (a.id < b.id ? -1 : 1);

/**
 * Spliit's rule, restated (spliit-app/spliit, `getSuggestedReimbursements` in src/lib/balances.ts, MIT): creditors and
 * debtors are sorted by id; the first creditor and the last debtor are settled, repeatedly.
 */
export function spliitsPlan(balances: readonly Balance[]): PlannedPayment[] {
  const creditors = openOf(balances, -1).toSorted(byId);
  const debtors = openOf(balances, 1).toSorted(byId);
  const payments: PlannedPayment[] = [];
  for (let [debtor, creditor] = [debtors.at(-1), creditors[0]]; debtor && creditor;) {
    payments.push(pay(debtor, creditor));
    if (debtor.left === 0) debtors.pop();
    if (creditor.left === 0) creditors.shift();
    [debtor, creditor] = [debtors.at(-1), creditors[0]];
  }
  return payments;
}

const byWhatIsLeft = (a: Open, b: Open): number => a.left - b.left;

/**
 * SplitPro's rule, restated (oss-apps/split-pro, `simplifyDebts` in src/lib/simplify.ts, MIT): the largest creditor and
 * the largest debtor are settled, and the one with a remainder is queued by that amount.
 */
export function splitProsPlan(balances: readonly Balance[]): PlannedPayment[] {
  let creditors = openOf(balances, -1).toSorted(byWhatIsLeft);
  let debtors = openOf(balances, 1).toReversed().toSorted(byWhatIsLeft);
  const payments: PlannedPayment[] = [];
  for (let [debtor, creditor] = [debtors.at(-1), creditors.at(-1)]; debtor && creditor;) {
    payments.push(pay(debtor, creditor));
    creditors = creditors.filter(({ left }) => left > 0).toSorted(byWhatIsLeft);
    debtors = debtors.filter(({ left }) => left > 0).toSorted(byWhatIsLeft);
    [debtor, creditor] = [debtors.at(-1), creditors.at(-1)];
  }
  return payments;
}
