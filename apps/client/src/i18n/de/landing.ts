import type { landing as en } from '../en/landing.ts';

export const landing: typeof en = {
  heading: 'Ein Dach, und alle wissen, was los ist.',
  lead: 'Ein ruhiger Ort für euer gemeinsames Haus: Mitbewohner:innen, Vermieter:in und Reinigungskraft in einer App.',
  signIn: 'Anmelden',
  scene:
    'Eine Häuserzeile in der Dämmerung mit erleuchteten Fenstern, zwei Menschen auf der Treppe und eine Katze auf dem Dach',
  forWhom: 'Für alle im Haus',
  roles: {
    roomie: {
      title: 'Mitbewohner:innen',
      text: 'Sieh, wer dran ist, teile Einkäufe, chatte, unterschreibe deinen Mietvertrag und rechne ab.',
    },
    homeowner: {
      title: 'Vermieter:innen',
      text: 'Vermiete Zimmer, behalte Mieten im Blick, teile Rechnungen auf und zahle Kautionen zurück. Alle Häuser an einem Ort.',
    },
    neatkeeper: {
      title: 'Reinigungskräfte',
      text: 'Sieh, welches Haus als Nächstes kommt, und melde jeden Besuch mit Fotos. Privates bleibt privat.',
    },
    admin: {
      title: 'Admins',
      text: 'Hilf, wenn jemand fragt, und sieh, wie alles läuft. Jeder Einblick wird protokolliert.',
    },
  },
  promise: {
    heading: 'Still und verlässlich',
    once: {
      title: 'Funktioniert offline',
      text: 'Nachrichten, erledigte Aufgaben und Berichte warten auf deinem Gerät und werden gesendet, sobald du wieder online bist.',
    },
    own: {
      title: 'Nur für dich',
      text: 'Nur du kannst deinen Notizzettel lesen. Den Chat deines Zimmers lest nur du und deine Vermietung.',
    },
    calm: { title: 'Kein Lärm', text: 'Eine E-Mail über das Verpasste statt zehn. Mit einem Klick abbestellt.' },
  },
  rooms: 'Freie Zimmer',
  apply: 'Häuser anbieten',
  invited: 'In ein Haus eingeladen? Öffne den Link in deiner Einladung und setze dein Passwort.',
  footer: 'Common Roof: das gemeinsame Haus, geführt von denen, die darin wohnen.',
};
