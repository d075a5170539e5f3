import type { Locale, MoneyAccount, PaymentMethod } from '@common-roof/contracts';

interface ReceiptWords {
  readonly title: string;
  readonly footer: (id: string) => string;
  /** The reason for sealing the file. */
  readonly reason: string;
  readonly paidBy: string;
  readonly paidTo: string;
  readonly house: string;
  readonly amount: string;
  readonly paidOn: string;
  readonly how: string;
  readonly period: string;
  readonly note: string;
  readonly enteredAt: string;
  readonly countedTowards: string;
  readonly columns: readonly [account: string, amount: string];
  readonly method: Readonly<Record<PaymentMethod, string>>;
  readonly account: Readonly<Record<MoneyAccount, string>>;
}

/** The texts of a payment receipt, in the payer's language. */
export const receiptWords: Readonly<Record<Locale, ReceiptWords>> = {
  en: {
    title: 'Payment receipt',
    footer: (id) => `Payment ${id}`,
    reason: 'A payment, as it was recorded',
    paidBy: 'Paid by',
    paidTo: 'Paid to',
    house: 'House',
    amount: 'Amount',
    paidOn: 'Paid on',
    how: 'How',
    period: 'For',
    note: 'Note',
    enteredAt: 'Entered (UTC)',
    countedTowards: 'Applied to',
    columns: ['Account', 'Amount'],
    method: {
      bank_transfer: 'Bank transfer',
      cash: 'Cash',
      card: 'Card',
      direct_debit: 'Direct debit',
      other: 'Other',
    },
    account: { rent: 'Rent', utilities: 'Utilities', supplies: 'Supplies', deposit: 'Deposit', other: 'Other' },
  },
  de: {
    title: 'Zahlungsbeleg',
    footer: (id) => `Zahlung ${id}`,
    reason: 'Eine Zahlung, wie sie eingetragen wurde',
    paidBy: 'Gezahlt von',
    paidTo: 'Gezahlt an',
    house: 'Haus',
    amount: 'Betrag',
    paidOn: 'Gezahlt am',
    how: 'Zahlungsart',
    period: 'Für',
    note: 'Notiz',
    enteredAt: 'Eingetragen (UTC)',
    countedTowards: 'Worauf sie angerechnet wurde',
    columns: ['Konto', 'Betrag'],
    method: { bank_transfer: 'Überweisung', cash: 'Bar', card: 'Karte', direct_debit: 'Lastschrift', other: 'Anders' },
    account: { rent: 'Miete', utilities: 'Nebenkosten', supplies: 'Einkäufe', deposit: 'Kaution', other: 'Anderes' },
  },
};
