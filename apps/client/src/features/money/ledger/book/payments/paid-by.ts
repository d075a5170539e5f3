import type { OpenDue } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain';

import { inPaymentOrder } from '#features/money/ledger/book/dues.ts';

interface PaidPart {
  readonly due: OpenDue;
  readonly amount: string;
  readonly isAll: boolean;
}

interface Paid {
  readonly parts: readonly PaidPart[];
  /** The overpaid amount. */
  readonly rest: string;
}

/** Returns what an amount pays, oldest dues first and late fees last. All amounts are wire amounts. */
export function paidBy(amount: string, open: readonly OpenDue[], currency: string): Paid {
  let rest = fromWireMoney(amount, currency);
  const parts: PaidPart[] = [];
  for (const due of inPaymentOrder(open)) {
    const left = fromWireMoney(due.left, currency);
    const paid = Math.min(left, rest);
    if (paid <= 0) break;
    parts.push({ due, amount: toWireMoney(paid, currency), isAll: paid === left });
    rest -= paid;
  }
  return { parts, rest: toWireMoney(rest, currency) };
}
