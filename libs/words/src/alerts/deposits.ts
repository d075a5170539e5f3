import type { Reader } from '../reader.ts';
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
interface Change {
  readonly before: Sum;
  readonly after: Sum;
}
interface SetOff extends Deducted {
  /** Amounts of the deposit, and of the arrears. */
  readonly deposit: Change;
  readonly owed: Change;
}
interface ReturnDue extends Named {
  readonly day: string;
}

const changeOf = ({ before, after }: Change, reader: Reader): string =>
  `${reader.money(before.minor, before.currency)} → ${reader.money(after.minor, after.currency)}`;

/** Deposits after a lease. */
export const deposits = {
  deposit_deducted: {
    en: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} deducted ${reader.money(minor, currency)} from your deposit`,
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
  arrears_set_off: {
    en: ({ name, amount: { minor, currency }, reason, deposit, owed }, reader) => ({
      title: `${name} deducted ${reader.money(minor, currency)} of arrears from your deposit`,
      body: `For: ${reason}. You owe: ${changeOf(owed, reader)}. Left of the deposit: ${changeOf(deposit, reader)}. If you disagree, dispute it.`,
    }),
    de: ({ name, amount: { minor, currency }, reason, deposit, owed }, reader) => ({
      title: `${name} hat ${reader.money(minor, currency)} offene Beträge mit deiner Kaution verrechnet`,
      body: `Wofür: ${reason}. Offen: ${changeOf(owed, reader)}. Von der Kaution übrig: ${changeOf(deposit, reader)}. Wenn das nicht stimmt, widersprich.`,
    }),
  } satisfies Alert<SetOff>,
  set_off_withdrawn: {
    en: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} withdrew a deduction of ${reader.money(minor, currency)} for arrears`,
      body: `You owe this again: ${reason}. The amount returns to your deposit.`,
    }),
    de: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} hat eine Verrechnung von ${reader.money(minor, currency)} zurückgenommen`,
      body: `Das ist wieder offen: ${reason}. Von deiner Kaution bleibt genauso viel mehr übrig.`,
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
    en: ({ name, words }) => ({ title: `${name} disputes a deduction from the deposit`, body: words }),
    de: ({ name, words }) => ({ title: `${name} bestreitet einen Abzug von der Kaution`, body: words }),
  } satisfies Alert<Named & { readonly words: string }>,
  /** The amount is the new one. */
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
      title: `${name}’s deposit is due back ${days === 1 ? 'tomorrow' : 'in a week'}`,
      body: `Settle it by ${reader.day(day)}.`,
    }),
    de: ({ name, day, days }, reader) => ({
      title: `Die Kaution von ${name} ist ${days === 1 ? 'morgen' : 'in einer Woche'} fällig`,
      body: `Rechne sie bis zum ${reader.day(day)} ab.`,
    }),
  } satisfies Alert<ReturnDue & { readonly days: 7 | 1 }>,
  deposit_late: {
    en: ({ name, day }, reader) => ({
      title: `${name}’s deposit is overdue`,
      body: `It was due on ${reader.day(day)}. Settle it now.`,
    }),
    de: ({ name, day }, reader) => ({
      title: `Die Kaution von ${name} ist überfällig`,
      body: `Sie war am ${reader.day(day)} fällig. Rechne sie jetzt ab.`,
    }),
  } satisfies Alert<ReturnDue>,
  own_deposit_late: {
    en: ({ name, day }, reader) => ({
      title: 'Your deposit is overdue',
      body: `It was due on ${reader.day(day)}. We’ve told ${name}.`,
    }),
    de: ({ name, day }, reader) => ({
      title: 'Deine Kaution ist überfällig',
      body: `Sie war am ${reader.day(day)} fällig. ${name} weiß Bescheid.`,
    }),
  } satisfies Alert<ReturnDue>,
} as const;
