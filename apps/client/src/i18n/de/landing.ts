import type { landing as en } from '../en/landing.ts';

export const landing: typeof en = {
  heading: 'Ein Dach, und alle wissen, was los ist.',
  lead: 'Wo ein gemeinsames Haus redet und Wort hält: Mitbewohner:innen, Vermieter:in und Reinigungskraft an einem ruhigen Ort.',
  signIn: 'Anmelden',
  scene:
    'Eine Häuserzeile in der Dämmerung mit erleuchteten Fenstern, zwei Menschen auf der Treppe und eine Katze auf dem Dach',
  forWhom: 'Für alle darunter',
  roles: {
    roomie: {
      title: 'Mitbewohner:innen',
      text: 'Rede mit deinen Leuten und mit der Vermieterin. Nachrichten warten auf dich, wenn du weg bist, und aufs Netz, wenn du aus dem Keller schreibst.',
    },
    homeowner: {
      title: 'Vermieter:innen',
      text: 'Alle Häuser auf einen Blick: wer wo wohnt, was ungelesen ist, was eine Antwort braucht. Ein Gespräch fürs Haus, eines für jedes Zimmer.',
    },
    neatkeeper: {
      title: 'Reinigungskräfte',
      text: 'Die Häuser, um die du dich kümmerst, in einer Liste. Nichts vom Privatleben darin.',
    },
    admin: {
      title: 'Admins',
      text: 'Was geschieht, während es geschieht: Aktivität live, der Zustand jeder Warteschlange, und Hilfe für ein Haus, wenn sie gebraucht wird, immer mit festgehaltenem Grund.',
    },
  },
  promise: {
    heading: 'Still und verlässlich',
    once: {
      title: 'Einmal und der Reihe nach',
      text: 'Was du offline schreibst, bleibt auf deinem Gerät, geht hinaus, sobald das Netz da ist, und kommt genau einmal an.',
    },
    own: {
      title: 'Nur für dich',
      text: 'Dein Notizzettel ist nur für deine Augen, und das Gespräch eines Zimmers bleibt zwischen dessen Bewohner:in und Vermieter:in.',
    },
    calm: { title: 'Kein Lärm', text: 'Eine E-Mail über das Verpasste statt zehn. Mit einem Klick abbestellt.' },
  },
  rooms: 'Freie Zimmer',
  apply: 'Häuser anbieten',
  invited: 'In ein Haus eingeladen? Öffne den Link in deiner Einladung und setze dein Passwort.',
  footer: 'Common Roof: das gemeinsame Haus, geführt von denen, die darin wohnen.',
};
