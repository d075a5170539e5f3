import type { about as enAbout, contact as enContact, publicPages as enPages } from '../en/public-pages.ts';

export const publicPages: typeof enPages = {
  navigation: 'Seiten für alle',
  nav: { rooms: 'Freie Zimmer', apply: 'Häuser anbieten', about: 'Über uns', contact: 'Kontakt', signIn: 'Anmelden' },
};

export const about: typeof enAbout = {
  heading: 'Über uns',
  lead: 'Mit Common Roof führen die Leute einer Wohngemeinschaft ihr Haus selbst.',
  why: {
    heading: 'Warum',
    text: 'Eine Wohngemeinschaft steckt in einem Gruppenchat, drei Tabellen und einem Programm, das nur der Vermieter öffnen kann. Jeder weiß einen Teil, niemand alles, und wem am meisten liegt, der tut am meisten. Wir bringen es unter ein Dach: was vereinbart ist, wer dran ist, was es gekostet hat und was gesagt wurde.',
  },
  how: {
    heading: 'Wie',
    text: 'Mitbewohner:innen schreiben sich, teilen Aufgaben und Kosten und unterschreiben, was zu unterschreiben ist. Vermieter:innen bieten Zimmer an, zeigen sie und halten das Haus in Ordnung. Reinigungskräfte sehen, wo und wann sie putzen. Niemand sieht mehr, als ihn angeht.',
  },
  data: {
    heading: 'Deine Daten',
    text: 'Sie gehören dir. Auf der Profilseite kannst du sie herunterladen und dein Konto löschen. Wir zeigen keine Werbung, verkaufen nichts, was wir über dich wissen, und laden nichts von anderen Firmen.',
  },
  ask: 'Etwas fragen',
};

export const contact: typeof enContact = {
  heading: 'Kontakt',
  lead: 'Eine Frage, ein Fehler, eine Idee: Wir lesen alles und antworten per E-Mail.',
  name: 'Dein Name',
  email: 'Deine E-Mail',
  emailHint: 'Hierhin geht die Antwort.',
  message: 'Worum geht es?',
  send: 'Senden',
  sent: 'Danke. Wir antworten per E-Mail, meist innerhalb von zwei Werktagen.',
  wrong: {
    name: 'Bitte deinen Namen eingeben.',
    email: 'Bitte eine E-Mail-Adresse eingeben.',
    message: 'Bitte etwas schreiben, höchstens {{max}} Zeichen.',
  },
};
