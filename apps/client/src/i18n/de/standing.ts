import type { standing as en } from '../en/standing.ts';

export const standing: typeof en = {
  arrival: {
    heading: 'Du ziehst am {{day}} ein',
    address: 'Adresse',
    room: 'Zimmer',
    deposit: 'Kaution',
    paid: '{{amount}}, bezahlt',
    partly: '{{amount}}, davon {{paid}} bezahlt',
    unpaid: '{{amount}}, noch nicht bezahlt',
    pay: 'So bezahlst du',
    lease: 'Dein Mietvertrag',
    write: 'Deiner Vermietung schreiben',
  },
  left: {
    roomie: 'Du bist am {{day}} ausgezogen. Frühere Nachrichten kannst du weiter lesen.',
    homeowner: 'Am {{day}} ausgezogen. Dieses Gespräch ist geschlossen.',
  },
  held: {
    roomie: 'Du bist am {{day}} ausgezogen. Bis die Kaution abgerechnet ist, könnt ihr euch hier schreiben.',
    homeowner: 'Am {{day}} ausgezogen. Bis die Kaution abgerechnet ist, könnt ihr euch hier schreiben.',
  },
  settled: 'Die Kaution wurde am {{day}} abgerechnet. Dieses Gespräch ist geschlossen, du kannst es weiter lesen.',
  archived: 'Dieses Haus ist archiviert. Du kannst das Gespräch weiter lesen.',
};

export const words = { standing };
