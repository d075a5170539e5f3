import type { about as enAbout, contact as enContact, publicPages as enPages } from '../en/public-pages.ts';

export const publicPages: typeof enPages = {
  navigation: 'Öffentliche Seiten',
  nav: { rooms: 'Freie Zimmer', apply: 'Häuser anbieten', about: 'Über uns', contact: 'Kontakt', signIn: 'Anmelden' },
};

export const about: typeof enAbout = {
  heading: 'Über uns',
  lead: 'Mit Common Roof führen die Leute einer Wohngemeinschaft ihr Haus selbst.',
  why: {
    heading: 'Warum',
    text: 'Eine Wohngemeinschaft steckt in einem Gruppenchat, drei Tabellen und einem Programm, das nur der Vermieter öffnen kann. Jeder kennt einen Teil, und wem am meisten daran liegt, der tut am meisten. Wir bringen alles unter ein Dach: Verträge, Aufgaben, Kosten und Gespräche.',
  },
  how: {
    heading: 'Wie',
    text: 'Mitbewohner:innen chatten, teilen Aufgaben und Kosten und unterschreiben ihre Verträge. Vermieter:innen bieten Zimmer an, zeigen sie und kümmern sich ums Haus. Reinigungskräfte sehen, wo und wann sie putzen. Alle sehen nur, was sie angeht.',
  },
  data: {
    heading: 'Deine Daten',
    text: 'Sie gehören dir. Auf der Profilseite kannst du sie herunterladen oder dein Konto löschen. Wir zeigen keine Werbung, verkaufen keine Daten und laden nichts von anderen Firmen.',
  },
  ask: 'Schreib uns',
};

export const contact: typeof enContact = {
  heading: 'Kontakt',
  lead: 'Fragen, Fehler, Ideen: Wir lesen alles und antworten per E-Mail.',
  name: 'Dein Name',
  email: 'Deine E-Mail',
  emailHint: 'Hierhin antworten wir.',
  message: 'Worum geht es?',
  send: 'Senden',
  sent: 'Danke. Wir antworten per E-Mail, meist innerhalb von zwei Werktagen.',
  wrong: {
    name: 'Gib deinen Namen ein.',
    email: 'Gib deine E-Mail-Adresse ein.',
    message: 'Schreib ein paar Worte, höchstens {{max}} Zeichen.',
  },
};
