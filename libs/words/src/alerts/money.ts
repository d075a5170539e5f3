import type { CostCategory } from '@common-roof/contracts';

import { costName, costPeriod } from '../costs.ts';
import type { Reader } from '../reader.ts';
import { type Because, becauseOf, type RestatedLine, restatedThing } from '../restatements.ts';
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

interface Imported extends Named {
  readonly house: string;
  /** Number of purchases and payments. */
  readonly count: number;
  /** ISO dates of the first and the last one. */
  readonly from: string;
  readonly to: string;
  /** Why they were taken back; empty: they were not. */
  readonly reason: string;
}

/** A payment between housemates, with the other one's name. */
interface Between extends Named {
  readonly amount: Sum;
}

interface Rent {
  /** `YYYY-MM` */
  readonly month: string;
  readonly day: string;
  readonly amount: Sum;
}

interface Billed {
  readonly category: CostCategory;
  readonly from: string;
  readonly to: string;
}
interface Shared extends Billed {
  /** The reader's share. */
  readonly share: Sum;
  readonly amount: Sum;
}

interface Restated {
  readonly house: string;
  readonly currency: string;
  readonly because: Because;
  /** Total of the moved shares, in minor units. */
  readonly was: number;
  readonly is: number;
  /** How many shares moved. */
  readonly count: number;
  /** The first of them. */
  readonly lines: readonly RestatedLine[];
}

const fromTo = ({ was, is, currency }: Pick<Restated, 'was' | 'is' | 'currency'>, reader: Reader): string =>
  `${reader.money(was, currency)} → ${reader.money(is, currency)}`;

/** Writes the reason, and each moved share if there are several. */
function said(restated: Restated, reader: Reader, moreOf: (count: number) => string): string {
  const { because, lines, currency } = restated;
  const more = restated.count - lines.length;
  const told = lines.map((line) => `${restatedThing(line, reader)}: ${fromTo({ ...line, currency }, reader)}.`);
  return [becauseOf(because, reader), ...(restated.count < 2 ? [] : told), ...(more > 0 ? [moreOf(more)] : [])].join(
    ' ',
  );
}

/** Dues and payments of a house. */
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
  payment_reported: {
    en: ({ name, amount: { minor, currency }, day, note }, reader) => ({
      title: `${name} says they paid you ${reader.money(minor, currency)}. Did it arrive?`,
      body: `Paid on ${reader.day(day)}. ${note}`.trimEnd(),
    }),
    de: ({ name, amount: { minor, currency }, day, note }, reader) => ({
      title: `${name} hat dir nach eigenen Angaben ${reader.money(minor, currency)} gezahlt. Ist das Geld da?`,
      body: `Gezahlt am ${reader.day(day)}. ${note}`.trimEnd(),
    }),
  } satisfies Alert<Paid & { readonly day: string; readonly note: string }>,
  payment_rejected: {
    en: ({ amount: { minor, currency }, reason }, reader) => ({
      title: `Your payment of ${reader.money(minor, currency)} hasn’t arrived`,
      body: reason,
    }),
    de: ({ amount: { minor, currency }, reason }, reader) => ({
      title: `Deine Zahlung über ${reader.money(minor, currency)} ist nicht angekommen`,
      body: reason,
    }),
  } satisfies Alert<{ readonly amount: Sum; readonly reason: string }>,
  supply_to_verify: {
    en: ({ name, item, house, amount: { minor, currency } }, reader) => ({
      title: `${name} bought ${item} for ${reader.money(minor, currency)}`,
      body: `Is that right? It’s for ${house} and counts once a housemate confirms the price.`,
    }),
    de: ({ name, item, house, amount: { minor, currency } }, reader) => ({
      title: `${name} hat für ${reader.money(minor, currency)} eingekauft: ${item}`,
      body: `Stimmt das? Es ist für ${house} und zählt, sobald jemand anders den Preis bestätigt.`,
    }),
  } satisfies Alert<Bought & Named & { readonly house: string }>,
  supply_verified: {
    en: ({ item, amount: { minor, currency } }, reader) => ({
      title: `Confirmed: ${item}, ${reader.money(minor, currency)}`,
      body: 'It’s split between everyone who lived in the house that day.',
    }),
    de: ({ item, amount: { minor, currency } }, reader) => ({
      title: `Bestätigt: ${item}, ${reader.money(minor, currency)}`,
      body: 'Alle, die an dem Tag im Haus wohnten, teilen sich den Betrag.',
    }),
  } satisfies Alert<Bought>,
  supply_price_differs: {
    en: ({ item, amount, said }, reader) => ({
      title: `${item} was confirmed at ${reader.money(amount.minor, amount.currency)}, not ${reader.money(said.minor, said.currency)}`,
      body: 'If that’s wrong, take the purchase back and enter it again.',
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
  bank_details_changed: {
    en: ({ name, house, ends }) => ({
      title: `${name} changed where payments for ${house} go`,
      body:
        ends === null
          ? 'The account was removed. Ask where to pay.'
          : `The account ends in ${ends}. If you didn’t expect this, ask before you pay.`,
    }),
    de: ({ name, house, ends }) => ({
      title: `${name} hat geändert, wohin Zahlungen gehen: ${house}`,
      body:
        ends === null
          ? 'Es gibt kein Konto mehr. Frag nach, wohin du zahlst.'
          : `Das Konto endet auf ${ends}. Wenn du das nicht erwartet hast, frag nach, bevor du zahlst.`,
    }),
  } satisfies Alert<Named & { readonly house: string; readonly ends: string | null }>,
  supplies_imported: {
    en: ({ name, house, count, from, to }, reader) => ({
      title:
        count === 1 ? `${name} imported a line into ${house}` : `${name} imported ${String(count)} lines into ${house}`,
      body: `Purchases and payments from ${reader.day(from)} to ${reader.day(to)}. They count right away. Check what you owe now.`,
    }),
    de: ({ name, house, count, from, to }, reader) => ({
      title:
        count === 1
          ? `${name} hat eine Zeile importiert: ${house}`
          : `${name} hat ${String(count)} Zeilen importiert: ${house}`,
      body: `Einkäufe und Zahlungen vom ${reader.day(from)} bis ${reader.day(to)}. Sie zählen: Sieh nach, was du jetzt schuldest.`,
    }),
  } satisfies Alert<Imported>,
  supplies_import_ended: {
    en: ({ name, house, reason }) => ({ title: `${name} took back purchases imported into ${house}`, body: reason }),
    de: ({ name, house, reason }) => ({
      title: `${name} hat importierte Einkäufe zurückgenommen: ${house}`,
      body: reason,
    }),
  } satisfies Alert<Imported>,
  turns_paid: {
    en: ({ name, amount: { minor, currency }, count }, reader) => ({
      title: `${name} owes you ${reader.money(minor, currency)} for missed turns`,
      body: `They’re paying for ${count === 1 ? '1 point' : `${String(count)} points`} with money, as the house agreed. Confirm the payment when it arrives.`,
    }),
    de: ({ name, amount: { minor, currency }, count }, reader) => ({
      title: `${name} schuldet dir ${reader.money(minor, currency)} für versäumte Aufgaben`,
      body: `So werden ${count === 1 ? '1 Punkt' : `${String(count)} Punkte`} bezahlt, wie im Haus vereinbart. Bestätige die Zahlung, wenn sie da ist.`,
    }),
  } satisfies Alert<Between & { readonly count: number }>,
  settle_up_open: {
    en: ({ name, amount: { minor, currency } }, reader) => ({
      title: `Pay ${name} ${reader.money(minor, currency)} to settle up`,
      body: 'It’s for shared purchases. When you’ve paid, mark it here.',
    }),
    de: ({ name, amount: { minor, currency } }, reader) => ({
      title: `Zahl ${name} ${reader.money(minor, currency)}, dann seid ihr quitt`,
      body: 'Es ist für gemeinsame Einkäufe. Wenn du gezahlt hast, melde es hier.',
    }),
  } satisfies Alert<Between>,
  settle_up_asked: {
    en: ({ name, amount: { minor, currency } }, reader) => ({
      title: `${name} asks if you can pay ${reader.money(minor, currency)} soon`,
      body: 'It’s for shared purchases. When you’ve paid, mark it here.',
    }),
    de: ({ name, amount: { minor, currency } }, reader) => ({
      title: `${name} fragt, ob du bald ${reader.money(minor, currency)} zahlen kannst`,
      body: 'Es ist für gemeinsame Einkäufe. Wenn du gezahlt hast, melde es hier.',
    }),
  } satisfies Alert<Between>,
  settle_up_paid: {
    en: ({ name, amount: { minor, currency }, note }, reader) => ({
      title: `${name} paid you ${reader.money(minor, currency)}. Did it arrive?`,
      body: note,
    }),
    de: ({ name, amount: { minor, currency }, note }, reader) => ({
      title: `${name} hat dir ${reader.money(minor, currency)} gezahlt. Ist es angekommen?`,
      body: note,
    }),
  } satisfies Alert<Between & { readonly note: string }>,
  settle_up_unconfirmed: {
    en: ({ name, amount: { minor, currency } }, reader) => ({
      title: `Did ${reader.money(minor, currency)} from ${name} arrive?`,
      body: 'It counts once you confirm it.',
    }),
    de: ({ name, amount: { minor, currency } }, reader) => ({
      title: `Sind ${reader.money(minor, currency)} von ${name} angekommen?`,
      body: 'Die Zahlung zählt, sobald du es bestätigst.',
    }),
  } satisfies Alert<Between>,
  settle_up_confirmed: {
    en: ({ name, amount: { minor, currency } }, reader) => ({
      title: `${name} got your ${reader.money(minor, currency)}`,
      body: 'You’re settled up. Thank you!',
    }),
    de: ({ name, amount: { minor, currency } }, reader) => ({
      title: `Deine ${reader.money(minor, currency)} sind bei ${name} angekommen`,
      body: 'Das ist erledigt. Danke!',
    }),
  } satisfies Alert<Between>,
  settle_up_rejected: {
    en: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `Your ${reader.money(minor, currency)} to ${name} hasn’t arrived yet`,
      body: reason,
    }),
    de: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `Deine ${reader.money(minor, currency)} sind noch nicht bei ${name} angekommen`,
      body: reason,
    }),
  } satisfies Alert<Between & { readonly reason: string }>,
  settle_up_undone: {
    en: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} confirmed your ${reader.money(minor, currency)} by mistake and undid it`,
      body: reason,
    }),
    de: ({ name, amount: { minor, currency }, reason }, reader) => ({
      title: `${name} hat deine ${reader.money(minor, currency)} versehentlich bestätigt und das zurückgenommen`,
      body: reason,
    }),
  } satisfies Alert<Between & { readonly reason: string }>,
  bill_entered: {
    en: ({ category, share, amount, ...period }, reader) => ({
      title: `${costName(category, reader)}: your share is ${reader.money(share.minor, share.currency)}`,
      body: `A bill of ${reader.money(amount.minor, amount.currency)} was entered for ${costPeriod(period, reader)}. See how your share is worked out.`,
    }),
    de: ({ category, share, amount, ...period }, reader) => ({
      title: `${costName(category, reader)}: Dein Anteil ist ${reader.money(share.minor, share.currency)}`,
      body: `Eine Rechnung über ${reader.money(amount.minor, amount.currency)} wurde eingetragen: ${costPeriod(period, reader)}. Sieh dir an, wie sich dein Anteil ergibt.`,
    }),
  } satisfies Alert<Shared>,
  bill_corrected: {
    en: ({ category, share, amount, reason, earlier, ...period }, reader) => ({
      title: `${costName(category, reader)}: your share is now ${reader.money(share.minor, share.currency)}`,
      body: [
        `The bill for ${costPeriod(period, reader)} was corrected to ${reader.money(amount.minor, amount.currency)}.`,
        ...(earlier
          ? [`Your share: ${fromTo({ was: earlier.minor, is: share.minor, currency: share.currency }, reader)}.`]
          : []),
        reason,
      ]
        .join(' ')
        .trimEnd(),
    }),
    de: ({ category, share, amount, reason, earlier, ...period }, reader) => ({
      title: `${costName(category, reader)}: Dein Anteil ist jetzt ${reader.money(share.minor, share.currency)}`,
      body: [
        `Die Rechnung wurde auf ${reader.money(amount.minor, amount.currency)} berichtigt: ${costPeriod(period, reader)}.`,
        ...(earlier
          ? [`Dein Anteil: ${fromTo({ was: earlier.minor, is: share.minor, currency: share.currency }, reader)}.`]
          : []),
        reason,
      ]
        .join(' ')
        .trimEnd(),
    }),
    // The reader's previous share; entries written before it was stored have none.
  } satisfies Alert<Shared & { readonly reason: string; readonly earlier?: Sum | null }>,
  share_changed: {
    en: (restated, reader) => {
      const { count, lines } = restated;
      const [only] = lines;
      const isRent = only?.of === 'lease';
      const all = isRent ? `rent for ${String(count)} months` : `share of ${String(count)} bills and purchases`;
      const one = only && (isRent ? restatedThing(only, reader) : `Your share of ${restatedThing(only, reader)}`);
      return {
        title: `${count === 1 && one ? one : `Your ${all}`}: ${fromTo(restated, reader)}`,
        body: said(restated, reader, (more) => `And ${String(more)} more.`),
      };
    },
    de: (restated, reader) => {
      const { count, lines } = restated;
      const [only] = lines;
      const isRent = only?.of === 'lease';
      const all = isRent
        ? `Deine Miete für ${String(count)} Monate`
        : `Dein Anteil (${String(count)} Rechnungen und Einkäufe)`;
      const one = only && (isRent ? restatedThing(only, reader) : `Dein Anteil (${restatedThing(only, reader)})`);
      return {
        title: `${count === 1 && one ? one : all}: ${fromTo(restated, reader)}`,
        body: said(restated, reader, (more) => `Und ${String(more)} weitere.`),
      };
    },
  } satisfies Alert<Restated>,
  bill_taken_back: {
    en: ({ category, reason, ...period }, reader) => ({
      title: `${costName(category, reader)}: the bill for ${costPeriod(period, reader)} was taken back`,
      body: `You owe nothing for it. ${reason}`.trimEnd(),
    }),
    de: ({ category, reason, ...period }, reader) => ({
      title: `${costName(category, reader)}: Eine Rechnung wurde zurückgenommen (${costPeriod(period, reader)})`,
      body: `Du musst dafür nichts zahlen. ${reason}`.trimEnd(),
    }),
  } satisfies Alert<Billed & { readonly reason: string }>,
  bill_expected: {
    en: ({ category, house, ...period }, reader) => ({
      title: `Has the bill arrived? ${costName(category, reader)}, ${house}`,
      body: `It usually comes about now, for ${costPeriod(period, reader)}. Enter it to split it.`,
    }),
    de: ({ category, house, ...period }, reader) => ({
      title: `Ist die Rechnung schon da? ${costName(category, reader)}, ${house}`,
      body: `Sie kommt meist um diese Zeit: ${costPeriod(period, reader)}. Trag sie ein, um sie aufzuteilen.`,
    }),
  } satisfies Alert<Billed & { readonly house: string }>,
  rent_soon: {
    en: ({ month, day, amount: { minor, currency } }, reader) => ({
      title: `Your rent for ${reader.month(month)} is due on ${reader.day(day)}`,
      body: `To pay: ${reader.money(minor, currency)}.`,
    }),
    de: ({ month, day, amount: { minor, currency } }, reader) => ({
      title: `Deine Miete für ${reader.month(month)} ist am ${reader.day(day)} fällig`,
      body: `Zu zahlen: ${reader.money(minor, currency)}.`,
    }),
  } satisfies Alert<Rent>,
  rent_today: {
    en: ({ month, amount: { minor, currency } }, reader) => ({
      title: `Your rent for ${reader.month(month)} is due today`,
      body: `To pay: ${reader.money(minor, currency)}.`,
    }),
    de: ({ month, amount: { minor, currency } }, reader) => ({
      title: `Deine Miete für ${reader.month(month)} ist heute fällig`,
      body: `Zu zahlen: ${reader.money(minor, currency)}.`,
    }),
  } satisfies Alert<Rent>,
  rent_late: {
    en: ({ month, day, amount: { minor, currency } }, reader) => ({
      title: `Your rent for ${reader.month(month)} is overdue`,
      body: `It was due on ${reader.day(day)}. Total due: ${reader.money(minor, currency)}. If you’ve paid it, tell your homeowner.`,
    }),
    de: ({ month, day, amount: { minor, currency } }, reader) => ({
      title: `Deine Miete für ${reader.month(month)} ist überfällig`,
      body: `Sie war am ${reader.day(day)} fällig. Insgesamt offen: ${reader.money(minor, currency)}. Wenn du schon gezahlt hast, melde es deiner Vermietung.`,
    }),
  } satisfies Alert<Rent>,
  rent_late_of: {
    en: ({ name, month, day, amount: { minor, currency } }, reader) => ({
      title: `${name}’s rent for ${reader.month(month)} is overdue`,
      body: `It was due on ${reader.day(day)}. Total due: ${reader.money(minor, currency)}.`,
    }),
    de: ({ name, month, day, amount: { minor, currency } }, reader) => ({
      title: `Die Miete von ${name} für ${reader.month(month)} ist überfällig`,
      body: `Sie war am ${reader.day(day)} fällig. Insgesamt offen: ${reader.money(minor, currency)}.`,
    }),
  } satisfies Alert<Rent & Named>,
  ledger_found_wrong: {
    en: ({ count }) => ({
      title: 'The ledger does not balance',
      body: `${count === 1 ? 'One place is' : `${String(count)} places are`} wrong. See the server log.`,
    }),
    de: ({ count }) => ({
      title: 'Das Kontobuch geht nicht auf',
      body: `${count === 1 ? 'Eine Stelle ist' : `${String(count)} Stellen sind`} falsch. Sieh im Protokoll des Servers nach.`,
    }),
  } satisfies Alert<{ readonly count: number }>,
} as const;
