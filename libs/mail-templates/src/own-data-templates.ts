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
      `The link works until ${reader.moment(expiresAt)}. Whoever has it can download the file, so do not pass it on.`,
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
