import type { Moment } from '@common-roof/words';

import { hello, inEveryLanguage } from './layout.ts';

interface OwnDataMail {
  readonly firstName: string;
  readonly url: string;
}

export const dataExportReady = inEveryLanguage<OwnDataMail & { readonly expiresAt: Moment }>({
  en: ({ expiresAt, ...data }, reader) => ({
    subject: 'Your data is ready to download',
    greeting: hello.en(data),
    paragraphs: [
      'You asked for everything that Common Roof keeps about you. It is in one ZIP file: as tables, as JSON, and with your photos and documents.',
      'If you did not ask for it, change your password.',
    ],
    action: { label: 'Get my data', url: data.url },
    small: [
      `The link works until ${reader.moment(expiresAt)}. Anyone who has it can download the file, so do not share it.`,
    ],
  }),
  de: ({ expiresAt, ...data }, reader) => ({
    subject: 'Deine Daten stehen zum Herunterladen bereit',
    greeting: hello.de(data),
    paragraphs: [
      'Du hast alles angefordert, was Common Roof über dich speichert. Es ist in einer ZIP-Datei: als Tabellen, als JSON und mit deinen Fotos und Dokumenten.',
      'Wenn du das nicht warst, ändere dein Passwort.',
    ],
    action: { label: 'Meine Daten holen', url: data.url },
    small: [
      `Der Link gilt bis ${reader.moment(expiresAt)}. Wer ihn hat, kann die Datei herunterladen: Gib ihn nicht weiter.`,
    ],
  }),
});

interface LeavingMail extends OwnDataMail {
  /** When the account will be deleted. */
  readonly dueAt: Moment;
}

export const accountLeaving = inEveryLanguage<LeavingMail>({
  en: ({ dueAt, ...data }, reader) => ({
    subject: 'Your account will be deleted',
    greeting: hello.en(data),
    paragraphs: [
      `You asked us to delete your account. We will do so on ${reader.moment(dueAt)}. Until then it is out of use, and nothing is lost.`,
      'If you change your mind, or if it was not you who asked, sign in before that day and keep it.',
    ],
    action: { label: 'Keep my account', url: data.url },
  }),
  de: ({ dueAt, ...data }, reader) => ({
    subject: 'Dein Konto wird gelöscht',
    greeting: hello.de(data),
    paragraphs: [
      `Du hast uns gebeten, dein Konto zu löschen. Das geschieht am ${reader.moment(dueAt)}. Bis dahin ruht es, und nichts geht verloren.`,
      'Wenn du es dir anders überlegst oder nicht selbst darum gebeten hast, melde dich vorher an und behalte es.',
    ],
    action: { label: 'Konto behalten', url: data.url },
  }),
});

export const accountLeavesSoon = inEveryLanguage<LeavingMail>({
  en: ({ dueAt, ...data }, reader) => ({
    subject: 'Your account will be deleted in 3 days',
    greeting: hello.en(data),
    paragraphs: [
      `On ${reader.moment(dueAt)} your account will be deleted, as you asked. This cannot be undone afterwards.`,
      'If you would rather keep it, or want to take your data along, sign in before that.',
    ],
    action: { label: 'Keep my account', url: data.url },
  }),
  de: ({ dueAt, ...data }, reader) => ({
    subject: 'Dein Konto wird in 3 Tagen gelöscht',
    greeting: hello.de(data),
    paragraphs: [
      `Am ${reader.moment(dueAt)} wird dein Konto gelöscht, wie du es wolltest. Danach lässt sich das nicht mehr rückgängig machen.`,
      'Wenn du es lieber behalten oder deine Daten mitnehmen möchtest, melde dich vorher an.',
    ],
    action: { label: 'Konto behalten', url: data.url },
  }),
});

export const deletionCalledOff = inEveryLanguage<OwnDataMail>({
  en: (data) => ({
    subject: 'Your account was not deleted',
    greeting: hello.en(data),
    paragraphs: [
      'Your account was to be deleted today, but others depend on it again: you live in a house, run one, or are the last admin.',
      'So we have kept it, and you can use it as before. Settle what is open first, and then delete it on your profile page.',
    ],
    action: { label: 'Go to my profile', url: data.url },
  }),
  de: (data) => ({
    subject: 'Dein Konto wurde nicht gelöscht',
    greeting: hello.de(data),
    paragraphs: [
      'Dein Konto sollte heute gelöscht werden, aber andere brauchen es wieder: Du wohnst in einem Haus, vermietest eines oder bist der letzte Admin.',
      'Darum haben wir es behalten, und du kannst es wie vorher benutzen. Kläre zuerst, was offen ist, und lösche es dann auf deiner Profilseite.',
    ],
    action: { label: 'Zum Profil', url: data.url },
  }),
});

/** To a person whose name is no longer stored. @property day ISO date */
export const accountDeleted = inEveryLanguage<{ readonly day: string }>({
  en: ({ day }, reader) => ({
    subject: 'Your account is deleted',
    greeting: 'Hello,',
    paragraphs: [
      `Your account at Common Roof was deleted on ${reader.day(day)}, as you asked. Your name, address, photo and notes are forgotten. What concerns others, such as agreements you signed and messages in a house, stays without your name.`,
      'This is our last e-mail to you. We wish you a good roof over your head.',
    ],
  }),
  de: ({ day }, reader) => ({
    subject: 'Dein Konto ist gelöscht',
    greeting: 'Hallo,',
    paragraphs: [
      `Dein Konto bei Common Roof wurde am ${reader.day(day)} gelöscht, wie du es wolltest. Dein Name, deine Adresse, dein Foto und deine Notizen sind vergessen. Was andere betrifft, etwa unterschriebene Vereinbarungen und Nachrichten in einem Haus, bleibt ohne deinen Namen.`,
      'Das ist unsere letzte E-Mail an dich. Wir wünschen dir ein gutes Dach über dem Kopf.',
    ],
  }),
});
