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
      'You asked for everything Common Roof stores about you. It’s in one ZIP file: tables, JSON, photos and documents.',
      'If you didn’t ask for it, change your password.',
    ],
    action: { label: 'Get my data', url: data.url },
    small: [
      `The link works until ${reader.moment(expiresAt)}. Anyone with the link can download the file, so don’t share it.`,
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
      `You asked us to delete your account. We’ll do that on ${reader.moment(dueAt)}. Until then, nothing is lost.`,
      'If you change your mind, or it wasn’t you, sign in before that day to keep it.',
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
      `On ${reader.moment(dueAt)} your account will be deleted, as you asked. You can’t undo this.`,
      'To keep it or download your data, sign in before that.',
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
      'Your account was due to be deleted today. But others depend on it again: you live in a house, run one, or are the last admin.',
      'So we’ve kept it, and you can use it as before. Sort that out first, then delete it on your profile page.',
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
      `Your account at Common Roof was deleted on ${reader.day(day)}, as you asked. We deleted your name, address, photo and notes. Agreements you signed and messages in a house stay, without your name.`,
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
