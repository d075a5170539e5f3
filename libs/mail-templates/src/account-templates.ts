import type { FactorChange } from '@common-roof/contracts';
import { codesLeft, signInChanges } from '@common-roof/words';

import { hello, inEveryLanguage } from './layout.ts';

interface LinkMail {
  readonly firstName: string;
  readonly url: string;
}

/** @property invitedBy null: the operator of the installation */
export const invite = inEveryLanguage<LinkMail & { readonly invitedBy: string | null }>({
  en: ({ invitedBy, ...data }) => {
    const host = invitedBy ?? 'The operator of this installation';
    return {
      subject: `${host} invites you to Common Roof`,
      greeting: hello.en(data),
      paragraphs: [`${host} created an account for you. Choose a password to get started.`],
      action: { label: 'Choose a password', url: data.url },
      small: ['The link works once, for 7 days.'],
    };
  },
  de: ({ invitedBy, ...data }) => {
    const host = invitedBy ?? 'Wer diese Installation betreibt,';
    return {
      subject: `${invitedBy ?? 'Die Betreiberin'} lädt dich zu Common Roof ein`,
      greeting: hello.de(data),
      paragraphs: [`${host} hat ein Konto für dich angelegt. Wähle ein Passwort, um einzuziehen.`],
      action: { label: 'Passwort wählen', url: data.url },
      small: ['Der Link gilt einmal, 7 Tage lang.'],
    };
  },
});

export const resetPassword = inEveryLanguage<LinkMail>({
  en: (data) => ({
    subject: 'Reset your password',
    greeting: hello.en(data),
    paragraphs: ['Someone, hopefully you, asked for a new password. If it wasn’t you, ignore this e-mail.'],
    action: { label: 'Set a new password', url: data.url },
    small: ['The link works once, for 30 minutes.'],
  }),
  de: (data) => ({
    subject: 'Neues Passwort',
    greeting: hello.de(data),
    paragraphs: ['Jemand, hoffentlich du, möchte ein neues Passwort. Wenn du das nicht warst, musst du nichts tun.'],
    action: { label: 'Neues Passwort setzen', url: data.url },
    small: ['Der Link gilt einmal, 30 Minuten lang.'],
  }),
});

export const verifyEmail = inEveryLanguage<LinkMail>({
  en: (data) => ({
    subject: 'Confirm your e-mail address',
    greeting: hello.en(data),
    paragraphs: ['Confirm that this address is yours.'],
    action: { label: 'Confirm this address', url: data.url },
    small: ['The link works once, for 7 days.'],
  }),
  de: (data) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    greeting: hello.de(data),
    paragraphs: ['Ein Klick bestätigt, dass diese Adresse dir gehört.'],
    action: { label: 'Adresse bestätigen', url: data.url },
    small: ['Der Link gilt einmal, 7 Tage lang.'],
  }),
});

export const passwordChanged = inEveryLanguage<LinkMail>({
  en: (data) => ({
    subject: 'Your password was changed',
    greeting: hello.en(data),
    paragraphs: [
      'Your password was just changed. Your other devices are signed out.',
      'If this wasn’t you, reset it now.',
    ],
    action: { label: 'Reset my password', url: data.url },
  }),
  de: (data) => ({
    subject: 'Dein Passwort wurde geändert',
    greeting: hello.de(data),
    paragraphs: [
      'Das Passwort deines Kontos wurde gerade geändert, und alle anderen Sitzungen sind beendet.',
      'Wenn du das nicht warst, setze es jetzt zurück.',
    ],
    action: { label: 'Passwort zurücksetzen', url: data.url },
  }),
});

interface SignInMail extends LinkMail {
  readonly change: FactorChange;
  /** Number of recovery codes left, if one was used. */
  readonly left: number | null;
}

export const signInChanged = inEveryLanguage<SignInMail>({
  en: ({ change, left, ...data }) => ({
    subject: signInChanges.en[change],
    greeting: hello.en(data),
    paragraphs: [
      `${signInChanges.en[change]}.`,
      `${codesLeft.en(left)}If this wasn’t you, choose a new password now and check how you sign in.`,
    ],
    action: { label: 'Open my profile', url: data.url },
  }),
  de: ({ change, left, ...data }) => ({
    subject: signInChanges.de[change],
    greeting: hello.de(data),
    paragraphs: [
      `${signInChanges.de[change]}.`,
      `${codesLeft.de(left)}Wenn du das nicht warst, wähle jetzt ein neues Passwort, und sieh nach, womit sich dein Konto öffnen lässt.`,
    ],
    action: { label: 'Mein Profil öffnen', url: data.url },
  }),
});

export const confirmNewEmail = inEveryLanguage<LinkMail>({
  en: (data) => ({
    subject: 'Confirm your new e-mail address',
    greeting: hello.en(data),
    paragraphs: ['You asked to use this address for your account. Confirm it here.'],
    action: { label: 'Use this address', url: data.url },
    small: ['The link works once, for one day. If you didn’t ask for it, ignore this e-mail.'],
  }),
  de: (data) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    greeting: hello.de(data),
    paragraphs: ['Du möchtest diese Adresse für dein Konto verwenden. Mit einem Klick gilt sie.'],
    action: { label: 'Diese Adresse verwenden', url: data.url },
    small: ['Der Link gilt einmal, einen Tag lang. Wenn du nicht darum gebeten hast, musst du nichts tun.'],
  }),
});

export const emailChangeNotice = inEveryLanguage<LinkMail>({
  en: (data) => ({
    subject: 'A request to change your e-mail address',
    greeting: hello.en(data),
    paragraphs: [
      'You asked to use another e-mail address. This one counts until the new one is confirmed.',
      'If this wasn’t you, choose a new password now.',
    ],
    action: { label: 'Choose a new password', url: data.url },
  }),
  de: (data) => ({
    subject: 'Jemand möchte deine E-Mail-Adresse ändern',
    greeting: hello.de(data),
    paragraphs: [
      'Dein Konto soll eine andere E-Mail-Adresse bekommen. Bis deren Postfach sie bestätigt, gilt diese.',
      'Wenn du das nicht warst, wähle jetzt ein neues Passwort.',
    ],
    action: { label: 'Neues Passwort wählen', url: data.url },
  }),
});

export const addressTaken = inEveryLanguage<{ readonly url: string }>({
  en: ({ url }) => ({
    subject: 'This address already has an account',
    greeting: 'Hello,',
    paragraphs: [
      'Someone tried to use this address for their account. That isn’t possible: it already has an account of that type.',
      'If that was you, sign in with it.',
    ],
    action: { label: 'Sign in', url },
  }),
  de: ({ url }) => ({
    subject: 'Zu dieser Adresse gibt es schon ein Konto',
    greeting: 'Hallo,',
    paragraphs: [
      'Jemand möchte diese Adresse für ein Konto verwenden. Das geht nicht: Sie hat schon ein Konto dieser Art.',
      'Wenn du das warst, melde dich damit an.',
    ],
    action: { label: 'Anmelden', url },
  }),
});

export const contactMessage = inEveryLanguage<{
  readonly name: string;
  readonly email: string;
  readonly message: string;
}>({
  en: ({ name, email, message }) => ({
    subject: `${name} wrote to Common Roof`,
    greeting: 'Hello,',
    paragraphs: [`${name} (${email}) wrote on the contact page:`, message],
    small: ['Replies to this e-mail go to them.'],
  }),
  de: ({ name, email, message }) => ({
    subject: `${name} hat Common Roof geschrieben`,
    greeting: 'Hallo,',
    paragraphs: [`${name} (${email}) hat auf der Kontaktseite geschrieben:`, message],
    small: ['Eine Antwort auf diese E-Mail geht an diese Adresse.'],
  }),
});

/** To the operator: the current heads of the evidence streams, as a file. */
export const evidenceHeads = inEveryLanguage<{ readonly count: number }>({
  en: ({ count }) => ({
    subject: 'Where the audit log and other evidence end today',
    greeting: 'Hello,',
    paragraphs: [
      `The file that comes with this e-mail names the last line of ${count === 1 ? 'the stream' : `the ${String(count)} streams`} of evidence that grew in the last day.`,
      'Keep it apart from the database. With “npm run audit:verify -- --heads heads.json” it shows whether lines were changed or cut off since.',
    ],
  }),
  de: ({ count }) => ({
    subject: 'Wo das Prüfprotokoll und andere Nachweise heute enden',
    greeting: 'Hallo,',
    paragraphs: [
      `Die Datei im Anhang nennt die letzte Zeile ${count === 1 ? 'der Reihe' : `der ${String(count)} Reihen`} von Nachweisen, die seit gestern gewachsen sind.`,
      'Bewahre sie getrennt von der Datenbank auf. Mit „npm run audit:verify -- --heads heads.json“ zeigt sie, ob seither Zeilen geändert oder abgeschnitten wurden.',
    ],
  }),
});

interface WrongLedger {
  readonly wrong: number;
  /** The first faults. */
  readonly faults: readonly { readonly kind: string; readonly house_id: string; readonly id: string }[];
}
const faultLines = ({ faults }: WrongLedger): string[] =>
  faults.map(({ kind, house_id, id }) => `${kind} · ${house_id} · ${id}`);

/** To the operator: the nightly ledger check found inconsistencies. */
export const ledgerFoundWrong = inEveryLanguage<WrongLedger>({
  en: (found) => ({
    subject: `The ledger does not balance: ${String(found.wrong)} found`,
    greeting: 'Hello,',
    paragraphs: [
      'The nightly check of the ledger found rows that do not agree with each other. Each line names what is wrong, the house, and the journal or person:',
      ...faultLines(found),
      'Something changed the database past the product, for example a restored backup. Nothing was repaired.',
    ],
  }),
  de: (found) => ({
    subject: `Das Kontobuch geht nicht auf: ${String(found.wrong)} gefunden`,
    greeting: 'Hallo,',
    paragraphs: [
      'Die nächtliche Prüfung des Kontobuchs hat Zeilen gefunden, die nicht zueinander passen. Jede Zeile nennt, was falsch ist, das Haus und die Buchung oder Person:',
      ...faultLines(found),
      'Etwas hat die Datenbank am Produkt vorbei geändert, zum Beispiel eine wiederhergestellte Sicherung. Es wurde nichts repariert.',
    ],
  }),
});
