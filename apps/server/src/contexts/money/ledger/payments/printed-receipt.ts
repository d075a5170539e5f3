import { readerOf, receiptWords } from '@common-roof/words';

import type { PrintedDocument } from '#kernel/documents/printed-document.ts';
import type { PaymentRow } from './payments.repository.ts';

/**
 * Returns a payment for printing: who paid whom, how much, when and how, and which dues it covered, in the language of
 * the person who paid.
 */
export function printedReceipt(row: PaymentRow): PrintedDocument {
  const words = receiptWords[row.language];
  const reader = readerOf(row.language);
  const money = (minor: number): string => reader.money(minor, row.currency);
  return {
    title: words.title,
    language: row.language,
    date: row.entered_at,
    footer: words.footer(row.id),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: words.paidBy, value: row.roomie_name },
          { label: words.paidTo, value: row.homeowner },
          { label: words.house, value: row.house },
          { label: words.amount, value: money(Number(row.amount_minor)) },
          { label: words.paidOn, value: reader.day(row.paid_on) },
          { label: words.how, value: words.method[row.method] },
          ...(row.period === null ? [] : [{ label: words.period, value: reader.month(row.period) }]),
          ...(row.note === '' ? [] : [{ label: words.note, value: row.note }]),
          { label: words.enteredAt, value: row.entered_at.toISOString().replace('T', ' ').slice(0, 19) },
        ],
      },
      { kind: 'heading', text: words.countedTowards },
      {
        kind: 'table',
        head: words.columns,
        shares: [2, 1],
        rows: row.parts.map(({ account, minor }) => [words.account[account], money(minor)]),
      },
    ],
  };
}
