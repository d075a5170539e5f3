import type { Alert, Named } from './alert.ts';

/** Minor units, and an ISO 4217 code. */
interface Sum {
  readonly minor: number;
  readonly currency: string;
}
interface Bought {
  readonly item: string;
  readonly amount: Sum;
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
  supply_to_verify: {
    en: ({ name, item, house, amount: { minor, currency } }, reader) => ({
      title: `${name} bought ${item} for ${reader.money(minor, currency)}`,
      body: `Is that right? It is for ${house}, and counts once somebody else confirms the price.`,
    }),
    de: ({ name, item, house, amount: { minor, currency } }, reader) => ({
      title: `${name} hat für ${reader.money(minor, currency)} eingekauft: ${item}`,
      body: `Stimmt das? Es ist für ${house} und zählt, sobald jemand anders den Preis bestätigt.`,
    }),
  } satisfies Alert<Bought & Named & { readonly house: string }>,
  supply_verified: {
    en: ({ item, amount: { minor, currency } }, reader) => ({
      title: `Confirmed: ${item}, ${reader.money(minor, currency)}`,
      body: 'It is shared by everybody who lived in the house on that day.',
    }),
    de: ({ item, amount: { minor, currency } }, reader) => ({
      title: `Bestätigt: ${item}, ${reader.money(minor, currency)}`,
      body: 'Alle, die an dem Tag im Haus wohnten, teilen sich den Betrag.',
    }),
  } satisfies Alert<Bought>,
  supply_price_differs: {
    en: ({ item, amount, said }, reader) => ({
      title: `${item} was confirmed with ${reader.money(amount.minor, amount.currency)}, not ${reader.money(said.minor, said.currency)}`,
      body: 'If that is wrong, take the purchase back and enter it again.',
    }),
    de: ({ item, amount, said }, reader) => ({
      title: `${item} wurde mit ${reader.money(amount.minor, amount.currency)} statt ${reader.money(said.minor, said.currency)} bestätigt`,
      body: 'Wenn das falsch ist, nimm den Einkauf zurück und trage ihn neu ein.',
    }),
  } satisfies Alert<Bought & { readonly said: Sum }>,
  supply_removed: {
    en: ({ name, item, reason }) => ({ title: `${name} removed your purchase: ${item}`, body: reason }),
    de: ({ name, item, reason }) => ({ title: `${name} hat deinen Einkauf entfernt: ${item}`, body: reason }),
  } satisfies Alert<Named & { readonly item: string; readonly reason: string }>,
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
