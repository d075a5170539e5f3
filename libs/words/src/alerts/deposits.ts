import type { Alert, Named } from './alert.ts';

/** Minor units, and an ISO 4217 code. */
interface Sum {
  readonly minor: number;
  readonly currency: string;
}
interface Deducted extends Named {
  readonly amount: Sum;
  readonly reason: string;
}
interface ReturnDue extends Named {
  readonly day: string;
}

/** What is held after a lease. */
export const deposits = {
  deposit_deducted: {
    en: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} deducts ${reader.money(minor, currency)} from your deposit`,
      body: reason,
    }),
    de: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} zieht ${reader.money(minor, currency)} von deiner Kaution ab`,
      body: reason,
    }),
  } satisfies Alert<Deducted>,
  deduction_withdrawn: {
    en: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} withdrew a deduction of ${reader.money(minor, currency)}`,
      body: reason,
    }),
    de: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} hat einen Abzug von ${reader.money(minor, currency)} zurückgenommen`,
      body: reason,
    }),
  } satisfies Alert<Deducted>,
  deposit_settled: {
    en: ({ name, returned, held }, reader) => ({
      title: `${name} settled your deposit`,
      body: `Returned: ${reader.money(returned.minor, returned.currency)} of ${reader.money(held.minor, held.currency)}.`,
    }),
    de: ({ name, returned, held }, reader) => ({
      title: `${name} hat deine Kaution abgerechnet`,
      body: `Zurückgezahlt: ${reader.money(returned.minor, returned.currency)} von ${reader.money(held.minor, held.currency)}.`,
    }),
  } satisfies Alert<Named & { readonly returned: Sum; readonly held: Sum }>,
  deduction_disputed: {
    en: ({ name, words }) => ({ title: `${name} disputes what you deducted from the deposit`, body: words }),
    de: ({ name, words }) => ({ title: `${name} bestreitet, was du von der Kaution abgezogen hast`, body: words }),
  } satisfies Alert<Named & { readonly words: string }>,
  /** The amount is what it became. */
  dispute_answered: {
    en: ({ name, amount: { minor, currency }, reason, became, answer }, reader) => ({
      title: {
        kept: `${name} keeps the deduction of ${reader.money(minor, currency)}`,
        lowered: `${name} lowered a deduction to ${reader.money(minor, currency)}`,
        withdrawn: `${name} withdrew the deduction of ${reader.money(minor, currency)}`,
      }[became],
      body: answer === '' ? reason : answer,
    }),
    de: ({ name, amount: { minor, currency }, reason, became, answer }, reader) => ({
      title: {
        kept: `${name} bleibt bei dem Abzug von ${reader.money(minor, currency)}`,
        lowered: `${name} hat einen Abzug auf ${reader.money(minor, currency)} gesenkt`,
        withdrawn: `${name} hat den Abzug von ${reader.money(minor, currency)} zurückgenommen`,
      }[became],
      body: answer === '' ? reason : answer,
    }),
  } satisfies Alert<Deducted & { readonly became: 'kept' | 'lowered' | 'withdrawn'; readonly answer: string }>,
  deposit_near: {
    en: ({ name, day, days }, reader) => ({
      title: `The deposit of ${name} is due back ${days === 1 ? 'tomorrow' : 'in a week'}`,
      body: `Settle it by ${reader.day(day)}.`,
    }),
    de: ({ name, day, days }, reader) => ({
      title: `Die Kaution von ${name} ist ${days === 1 ? 'morgen' : 'in einer Woche'} fällig`,
      body: `Rechne sie bis zum ${reader.day(day)} ab.`,
    }),
  } satisfies Alert<ReturnDue & { readonly days: 7 | 1 }>,
  deposit_late: {
    en: ({ name, day }, reader) => ({
      title: `The deposit of ${name} is late`,
      body: `It was due on ${reader.day(day)}. Settle it now.`,
    }),
    de: ({ name, day }, reader) => ({
      title: `Die Kaution von ${name} ist überfällig`,
      body: `Sie war am ${reader.day(day)} fällig. Rechne sie jetzt ab.`,
    }),
  } satisfies Alert<ReturnDue>,
  own_deposit_late: {
    en: ({ name, day }, reader) => ({
      title: 'Your deposit is late',
      body: `It was due on ${reader.day(day)}. ${name} was told.`,
    }),
    de: ({ name, day }, reader) => ({
      title: 'Deine Kaution ist überfällig',
      body: `Sie war am ${reader.day(day)} fällig. ${name} weiß Bescheid.`,
    }),
  } satisfies Alert<ReturnDue>,
} as const;
