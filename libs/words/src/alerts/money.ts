import type { Alert, Named } from './alert.ts';

/** Minor units, and an ISO 4217 code. */
interface Sum {
  readonly minor: number;
  readonly currency: string;
}
interface Paid extends Named {
  readonly amount: Sum;
}

/** What is owed and paid in a house. */
export const money = {
  payment_entered: {
    en: ({ name, amount: { minor, currency }, day }, reader) => ({
      title: `${name} entered a payment of ${reader.money(minor, currency)} from you`,
      body: `Paid on ${reader.day(day)}.`,
    }),
    de: ({ name, amount: { minor, currency }, day }, reader) => ({
      title: `${name} hat eine Zahlung von dir über ${reader.money(minor, currency)} eingetragen`,
      body: `Gezahlt am ${reader.day(day)}.`,
    }),
  } satisfies Alert<Paid & { readonly day: string }>,
  payment_voided: {
    en: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} took back a payment of ${reader.money(minor, currency)}`,
      body: reason,
    }),
    de: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} hat eine Zahlung über ${reader.money(minor, currency)} zurückgenommen`,
      body: reason,
    }),
  } satisfies Alert<Paid & { readonly reason: string }>,
  ledger_found_wrong: {
    en: ({ count }) => ({
      title: 'The ledger does not balance',
      body: `${count === 1 ? 'One place is' : `${String(count)} places are`} wrong. The log of the server names what was found.`,
    }),
    de: ({ count }) => ({
      title: 'Das Kontobuch geht nicht auf',
      body: `${count === 1 ? 'Eine Stelle ist' : `${String(count)} Stellen sind`} falsch. Was gefunden wurde, steht im Protokoll des Servers.`,
    }),
  } satisfies Alert<{ readonly count: number }>,
} as const;
