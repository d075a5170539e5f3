import { type ImportLine, type ImportPreview, LIMITS, type SuppliesImport } from '@common-roof/contracts';
import { type FiledPayment, type PlacedPurchase, toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { ReadFile } from './read-import.ts';
import type { ImportRow } from './supplies-imports.repository.ts';

/** Number of characters that are enough to recognise a line. */
const SAID = 100;

export function toImportPreview({
  form,
  currency,
  names,
  people,
  purchases,
  payments,
  faults,
}: ReadFile): ImportPreview {
  const money = (minor: number): string => toWireMoney(minor, currency);
  const days = [...purchases, ...payments].map(({ boughtOn }) => boughtOn).toSorted();
  const ofPurchase = ({ line, boughtOn, name, minor, buyerId, shares }: PlacedPurchase): ImportLine => ({
    line,
    is_payment: false,
    bought_on: boughtOn,
    name,
    price: money(minor),
    buyer: buyerId,
    shares: shares?.map((share) => ({ roomie: share.id, amount: money(share.minor) })) ?? null,
  });
  const ofPayment = ({ line, boughtOn, name, minor, from, to }: FiledPayment): ImportLine => ({
    line,
    is_payment: true,
    bought_on: boughtOn,
    name,
    price: money(minor),
    buyer: from,
    shares: [{ roomie: to, amount: money(minor) }],
  });
  return {
    form,
    currency,
    people: names.map(({ name, id }) => ({ name: name.slice(0, SAID), roomie: id })),
    roomies: people.map(({ id, firstName, lastName }) => ({ _id: id, first_name: firstName, last_name: lastName })),
    purchases: purchases.length,
    payments: payments.length,
    total: money(purchases.reduce((sum, { minor }) => sum + minor, 0)),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    lines: [...purchases.map(ofPurchase), ...payments.map(ofPayment)]
      .toSorted((a, b) => a.line - b.line)
      .slice(0, LIMITS.importLinesShown),
    faulty: faults.length,
    faults: faults
      .slice(0, LIMITS.importFaultsShown)
      .map(({ line, fault, said }) => ({ line, fault, said: said.slice(0, SAID) })),
  };
}

export const toSuppliesImport = (row: ImportRow): SuppliesImport => ({
  _id: row.id,
  form: row.form,
  at: toTimestamp(row.made_at),
  by: { _id: row.made_by, first_name: row.first_name },
  purchases: row.purchases,
  payments: row.payment_journals.length,
  total: toWireMoney(Number(row.total_minor), row.currency),
  currency: row.currency,
  from: row.from_day,
  to: row.to_day,
  ended: row.ended_at === null ? null : { at: toTimestamp(row.ended_at), reason: row.reason },
});
