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
 * What Spliit does (spliit-app/spliit, `getSuggestedReimbursements` of src/lib/balances.ts, MIT), in our words: those who are
 * owed and those who owe stand in the order of their ids; the first of the ones and the last of the others are settled, again
 * and again.
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
 * What SplitPro does (oss-apps/split-pro, `simplifyDebts` of src/lib/simplify.ts, MIT), in our words: who is owed most and who
 * owes most are settled, and who is not even then waits in the order of what is left.
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
