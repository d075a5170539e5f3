import { type Entry, type Phrase, rendered, sayerOf } from './catalogue.ts';
import type { Moment, Reader } from './reader.ts';

/** An alert as it stands in the bell, or alone in an e-mail. */
export interface AlertText {
  readonly title: string;
  /** Empty where the title says it all. */
  readonly body: string;
}

type Alert<Params> = Entry<Params, AlertText>;

interface Named {
  readonly name: string;
}
interface OfHouse {
  readonly house: string;
}
/** A room by its name, and the house that it is in. */
interface Place extends OfHouse {
  readonly room: string;
}
interface Shown extends Place {
  readonly visitor: string;
  readonly time: Moment;
}
/** @property answers who was asked and is waited for */
interface Near extends Shown {
  readonly hours: 24 | 2;
  readonly answers: string;
}

/** An agreement by its title, and who is on the other side of it. */
interface OfAgreement extends Named {
  readonly title: string;
}

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

const place = ({ room, house }: Place): string => `${room} in ${house}`;
const soon = {
  en: (hours: 24 | 2): string => (hours === 24 ? 'Tomorrow' : 'In two hours'),
  de: (hours: 24 | 2): string => (hours === 24 ? 'Morgen' : 'In zwei Stunden'),
};

/** Everything that an alert can say. */
export const alertWords = {
  /** What another version of the product has to say. */
  news: {
    en: { title: 'There is news for you', body: '' },
    de: { title: 'Es gibt Neues für dich', body: '' },
  },
  /** Written before alerts were kept as kinds. */
  as_written: {
    en: ({ title, body }: AlertText) => ({ title, body }),
    de: ({ title, body }: AlertText) => ({ title, body }),
  },

  password_changed: {
    en: { title: 'Your password was changed', body: 'If that was not you, reset it now.' },
    de: { title: 'Dein Passwort wurde geändert', body: 'Wenn du das nicht warst, setze es jetzt zurück.' },
  },
  homeowner_applied: {
    en: ({ name, city }) => ({ title: `${name} would like to list houses`, body: city }),
    de: ({ name, city }) => ({ title: `${name} möchte Häuser anbieten`, body: city }),
  } satisfies Alert<Named & { readonly city: string }>,

  house_rules: {
    en: ({ house, version }) => ({
      title: `New rules in ${house}`,
      body: `Version ${String(version)} is in force. Have a look at what changed.`,
    }),
    de: ({ house, version }) => ({
      title: `Neue Hausordnung in ${house}`,
      body: `Fassung ${String(version)} gilt jetzt. Sieh nach, was sich geändert hat.`,
    }),
  } satisfies Alert<OfHouse & { readonly version: number }>,
  roomie_moved: {
    en: ({ room, house }) => ({
      title: `Your room is ${room}, ${house} now`,
      body: 'Your homeowner moved you there. If that is news to you, ask in the chat.',
    }),
    de: ({ room, house }) => ({
      title: `Dein Zimmer ist jetzt ${room}, ${house}`,
      body: 'So hat es deine Vermietung eingetragen. Wenn dir das neu ist, frag im Chat nach.',
    }),
  } satisfies Alert<Place>,
  stay_ended: {
    en: ({ room, house }) => ({
      title: `Your stay in ${room}, ${house} has ended`,
      body: 'Your homeowner marked the room vacant. What you wrote and paid stays readable to you.',
    }),
    de: ({ room, house }) => ({
      title: `Deine Zeit in ${room}, ${house} ist zu Ende`,
      body: 'Deine Vermietung hat das Zimmer als leer vermerkt. Was du geschrieben und bezahlt hast, kannst du weiter lesen.',
    }),
  } satisfies Alert<Place>,
  rent_changed: {
    en: ({ room, house }) => ({
      title: `The rent of ${room}, ${house} is different now`,
      body: 'Your homeowner changed it. If that is news to you, ask in the chat.',
    }),
    de: ({ room, house }) => ({
      title: `Die Miete für ${room}, ${house} ist jetzt anders`,
      body: 'Deine Vermietung hat sie geändert. Wenn dir das neu ist, frag im Chat nach.',
    }),
  } satisfies Alert<Place>,

  cleaning_invitation: {
    en: ({ name, house }) => ({
      title: `${name} asks you to look after ${house}`,
      body: 'Accept or decline on your page.',
    }),
    de: ({ name, house }) => ({
      title: `${name} fragt, ob du dich um ${house} kümmerst`,
      body: 'Auf deiner Seite kannst du zusagen oder absagen.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_accepted: {
    en: ({ name, house }) => ({ title: `${name} looks after ${house} now`, body: 'Your invitation was accepted.' }),
    de: ({ name, house }) => ({
      title: `${name} kümmert sich jetzt um ${house}`,
      body: 'Deine Anfrage wurde angenommen.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_declined: {
    en: ({ name, house }) => ({ title: `${name} cannot look after ${house}`, body: 'Your invitation was declined.' }),
    de: ({ name, house }) => ({
      title: `${name} kann sich nicht um ${house} kümmern`,
      body: 'Deine Anfrage wurde abgelehnt.',
    }),
  } satisfies Alert<Named & OfHouse>,
  cleaning_changed: {
    en: ({ house }) => ({ title: `New cleaning days in ${house}`, body: 'See when you are expected.' }),
    de: ({ house }) => ({ title: `Neue Reinigungstage in ${house}`, body: 'Sieh nach, wann du erwartet wirst.' }),
  } satisfies Alert<OfHouse>,
  assignment_ended: {
    en: ({ house }) => ({
      title: `You no longer look after ${house}`,
      body: 'The homeowner ended it. Your other houses stay as they are.',
    }),
    de: ({ house }) => ({
      title: `Du kümmerst dich nicht mehr um ${house}`,
      body: 'Die Vermietung hat das beendet. Deine anderen Häuser bleiben, wie sie sind.',
    }),
  } satisfies Alert<OfHouse>,

  room_applied: {
    en: ({ name, ad }) => ({ title: `${name} would like to move in`, body: ad }),
    de: ({ name, ad }) => ({ title: `${name} möchte einziehen`, body: ad }),
  } satisfies Alert<Named & { readonly ad: string }>,
  applicants_wait: {
    en: ({ count, ad }) => ({
      title: count === 1 ? 'An applicant waits for your answer' : `${String(count)} applicants wait for your answer`,
      body: `Since three days or longer: ${ad}`,
    }),
    de: ({ count, ad }) => ({
      title: count === 1 ? 'Eine Bewerbung wartet auf Antwort' : `${String(count)} Bewerbungen warten auf Antwort`,
      body: `Seit drei Tagen oder länger: ${ad}`,
    }),
  } satisfies Alert<{ readonly count: number; readonly ad: string }>,

  /** Who lives in the room is asked; a note is the homeowner's own. */
  showing_proposed: {
    en: ({ visitor, time, note }, reader) => ({
      title: `${visitor} would like to see your room on ${reader.moment(time)}`,
      body: note === '' ? 'Confirm or decline on your page of showings.' : note,
    }),
    de: ({ visitor, time, note }, reader) => ({
      title: `${visitor} möchte dein Zimmer sehen: ${reader.moment(time)}`,
      body: note === '' ? 'Auf deiner Seite der Besichtigungen kannst du zusagen oder absagen.' : note,
    }),
  } satisfies Alert<Shown & { readonly note: string }>,
  showing_moved: {
    en: ({ time, note }, reader) => ({
      title: `The showing of your room is to be on ${reader.moment(time)} now`,
      body: note === '' ? 'Confirm or decline on your page of showings.' : note,
    }),
    de: ({ time, note }, reader) => ({
      title: `Die Besichtigung deines Zimmers soll jetzt hier sein: ${reader.moment(time)}`,
      body: note === '' ? 'Auf deiner Seite der Besichtigungen kannst du zusagen oder absagen.' : note,
    }),
  } satisfies Alert<Shown & { readonly note: string }>,
  showing_confirmed: {
    en: ({ by, time, ...where }, reader) => ({
      title: `${by ?? 'The roomie'} confirmed the showing on ${reader.moment(time)}`,
      body: place(where),
    }),
    de: ({ by, time, ...where }, reader) => ({
      title: `${by ?? 'Wer dort wohnt'} hat die Besichtigung bestätigt: ${reader.moment(time)}`,
      body: place(where),
    }),
  } satisfies Alert<Shown & { readonly by: string | null }>,
  showing_declined: {
    en: ({ by, time, reason, ...where }, reader) => ({
      title: `${by ?? 'The roomie'} declined the showing on ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
    de: ({ by, time, reason, ...where }, reader) => ({
      title: `${by ?? 'Wer dort wohnt'} hat die Besichtigung abgelehnt: ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
  } satisfies Alert<Shown & { readonly by: string | null; readonly reason: string }>,
  showing_cancelled: {
    en: ({ time, reason, ...where }, reader) => ({
      title: `The showing of your room on ${reader.moment(time)} is cancelled`,
      body: reason === '' ? place(where) : reason,
    }),
    de: ({ time, reason, ...where }, reader) => ({
      title: `Die Besichtigung deines Zimmers fällt aus: ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
  } satisfies Alert<Shown & { readonly reason: string }>,
  /** @property byVisitor false: the reason to show the room is gone */
  showing_dropped: {
    en: ({ visitor, time, byVisitor, reason, ...where }, reader) => ({
      title: `${visitor} ${byVisitor ? 'cannot come' : 'is not shown the room'} on ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
    de: ({ visitor, time, byVisitor, reason, ...where }, reader) => ({
      title: byVisitor
        ? `${visitor} kann nicht kommen: ${reader.moment(time)}`
        : `${visitor} bekommt das Zimmer nicht gezeigt: ${reader.moment(time)}`,
      body: reason === '' ? place(where) : reason,
    }),
  } satisfies Alert<Shown & { readonly byVisitor: boolean; readonly reason: string }>,
  showing_near: {
    en: ({ hours, visitor, time, room, house }, reader) => ({
      title: `${soon.en(hours)}: ${visitor} sees ${room}`,
      body: `${reader.moment(time)}, ${house}`,
    }),
    de: ({ hours, visitor, time, room, house }, reader) => ({
      title: `${soon.de(hours)}: ${visitor} sieht sich ${room} an`,
      body: `${reader.moment(time)}, ${house}`,
    }),
  } satisfies Alert<Near>,
  showing_unanswered: {
    en: ({ answers, time }, reader) => ({
      title: `${answers} has not answered: showing on ${reader.moment(time)}`,
      body: 'Without a yes it does not take place.',
    }),
    de: ({ answers, time }, reader) => ({
      title: `${answers} hat nicht geantwortet: Besichtigung ${reader.moment(time)}`,
      body: 'Ohne Zusage findet sie nicht statt.',
    }),
  } satisfies Alert<Near>,
  own_showing_near: {
    en: ({ hours, visitor, time }, reader) => ({
      title: `${soon.en(hours)}: your room is shown`,
      body: `${reader.moment(time)}, to ${visitor}`,
    }),
    de: ({ hours, visitor, time }, reader) => ({
      title: `${soon.de(hours)}: dein Zimmer wird gezeigt`,
      body: `${reader.moment(time)}, ${visitor} sieht es sich an`,
    }),
  } satisfies Alert<Near>,
  own_showing_unanswered: {
    en: ({ time }, reader) => ({
      title: `Does ${reader.moment(time)} suit you for a showing?`,
      body: 'It has no answer yet. Confirm or decline.',
    }),
    de: ({ time }, reader) => ({
      title: `Passt dir ${reader.moment(time)} für eine Besichtigung?`,
      body: 'Noch fehlt deine Antwort. Sag zu oder ab.',
    }),
  } satisfies Alert<Near>,

  agreement_sent: {
    en: ({ name, title }) => ({
      title: `${name} sent you “${title}” to sign`,
      body: 'Read it and sign, or say why not.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat dir „${title}“ zum Unterschreiben gesendet`,
      body: 'Lies es und unterschreib, oder sag, warum nicht.',
    }),
  } satisfies Alert<OfAgreement>,
  agreement_waits: {
    en: ({ name, title }) => ({ title: `“${title}” waits for your signature`, body: `${name} sent it to you.` }),
    de: ({ name, title }) => ({ title: `„${title}“ wartet auf deine Unterschrift`, body: `Gesendet von ${name}.` }),
  } satisfies Alert<OfAgreement>,
  agreement_signed: {
    en: ({ name, title, isLease }) => ({
      title: `${name} signed “${title}”`,
      body: isLease ? 'Countersign it to let the stay begin.' : 'Put it in force when you are ready.',
    }),
    de: ({ name, title, isLease }) => ({
      title: `${name} hat „${title}“ unterschrieben`,
      body: isLease ? 'Zeichne gegen, damit das Mietverhältnis beginnt.' : 'Setze es in Kraft, wenn du so weit bist.',
    }),
  } satisfies Alert<OfAgreement & { readonly isLease: boolean }>,
  agreement_expired: {
    en: ({ name, title }) => ({
      title: `${name} did not sign “${title}” in time`,
      body: 'You can send it again, changed or as it is.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat „${title}“ nicht rechtzeitig unterschrieben`,
      body: 'Du kannst es noch einmal senden, geändert oder so, wie es ist.',
    }),
  } satisfies Alert<OfAgreement & { readonly isLease: boolean }>,
  agreement_declined: {
    en: ({ name, title, reason }) => ({
      title: `${name} declined “${title}”`,
      body: reason === '' ? 'No reason was given.' : reason,
    }),
    de: ({ name, title, reason }) => ({
      title: `${name} hat „${title}“ abgelehnt`,
      body: reason === '' ? 'Ein Grund wurde nicht genannt.' : reason,
    }),
  } satisfies Alert<OfAgreement & { readonly reason: string }>,
  agreement_withdrawn: {
    en: ({ name, title }) => ({
      title: `“${title}” was withdrawn`,
      body: `${name} took it back. There is nothing to sign.`,
    }),
    de: ({ name, title }) => ({
      title: `„${title}“ wurde zurückgezogen`,
      body: `Zurückgezogen von ${name}. Es gibt nichts zu unterschreiben.`,
    }),
  } satisfies Alert<OfAgreement>,
  agreement_countersigned: {
    en: ({ name, title }) => ({
      title: `${name} countersigned “${title}”`,
      body: 'It is in force. You can download the PDF.',
    }),
    de: ({ name, title }) => ({
      title: `${name} hat „${title}“ gegengezeichnet`,
      body: 'Er gilt jetzt. Du kannst das PDF herunterladen.',
    }),
  } satisfies Alert<OfAgreement>,
  agreement_status_set: {
    en: ({ title, isActive }) => ({
      title: `“${title}” is ${isActive ? 'in force now' : 'no longer in force'}`,
      body: '',
    }),
    de: ({ title, isActive }) => ({ title: `„${title}“ gilt ${isActive ? 'jetzt' : 'nicht mehr'}`, body: '' }),
  } satisfies Alert<{ readonly title: string; readonly isActive: boolean }>,

  notice_given: {
    en: ({ name, title, day, reason }, reader) => ({
      title: `${name} gave notice: “${title}” ends on ${reader.day(day)}`,
      body: reason,
    }),
    de: ({ name, title, day, reason }, reader) => ({
      title: `${name} hat gekündigt: „${title}“ endet am ${reader.day(day)}`,
      body: reason,
    }),
  } satisfies Alert<OfAgreement & { readonly day: string; readonly reason: string }>,
  notice_taken_back: {
    en: ({ name, title }) => ({ title: `“${title}” goes on`, body: `${name} took the notice back.` }),
    de: ({ name, title }) => ({
      title: `„${title}“ läuft weiter`,
      body: `Die Kündigung wurde zurückgenommen von ${name}.`,
    }),
  } satisfies Alert<OfAgreement>,
  lease_released: {
    en: ({ title }) => ({
      title: `“${title}” has ended`,
      body: 'You find the settlement with your lease. What you wrote and paid stays readable to you.',
    }),
    de: ({ title }) => ({
      title: `„${title}“ ist beendet`,
      body: 'Die Abrechnung findest du beim Mietvertrag. Was du geschrieben und bezahlt hast, kannst du weiter lesen.',
    }),
  } satisfies Alert<OfAgreement>,
  release_rolled_back: {
    en: ({ name, title }) => ({ title: `“${title}” is in force again`, body: `${name} took its end back.` }),
    de: ({ name, title }) => ({ title: `„${title}“ gilt wieder`, body: `Das Ende wurde zurückgenommen von ${name}.` }),
  } satisfies Alert<OfAgreement>,
  lease_ends_soon: {
    en: ({ name, title, day }, reader) => ({
      title: `“${title}” of ${name} ends on ${reader.day(day)}`,
      body: 'Offer a new one, or release it in time.',
    }),
    de: ({ name, title, day }, reader) => ({
      title: `„${title}“ von ${name} endet am ${reader.day(day)}`,
      body: 'Biete einen neuen Vertrag an, oder beende diesen rechtzeitig.',
    }),
  } satisfies Alert<OfAgreement & { readonly day: string }>,

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

  messages_missed: {
    en: ({ count, conversation }) => ({
      title: `${count === 1 ? '1 new message' : `${String(count)} new messages`} in ${conversation}`,
      body: 'You were away when they came.',
    }),
    de: ({ count, conversation }) => ({
      title: `${count === 1 ? '1 neue Nachricht' : `${String(count)} neue Nachrichten`} in ${conversation}`,
      body: 'Sie kamen, als du weg warst.',
    }),
  } satisfies Alert<{ readonly count: number; readonly conversation: string }>,
  conversation_emailed: {
    en: ({ name, conversation }) => ({
      title: `${name ?? 'A housemate'} sent you a conversation by e-mail`,
      body: conversation,
    }),
    de: ({ name, conversation }) => ({
      title: `${name ?? 'Jemand aus dem Haus'} hat dir eine Unterhaltung per E-Mail gesendet`,
      body: conversation,
    }),
  } satisfies Alert<{ readonly name: string | null; readonly conversation: string }>,
} as const;

export type AlertPhrase = Phrase<keyof typeof alertWords>;

/** What an alert says, before anybody reads it. */
export const alertSaying = sayerOf(alertWords);

export const alertText = (phrase: Phrase, reader: Reader): AlertText =>
  rendered(alertWords, phrase, reader) ?? alertWords.news[reader.locale];
