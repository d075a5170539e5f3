import type { words as english } from '../en/balances.ts';

/** Was für Versäumtes geschuldet wird, wer vorerst nicht dran ist, und was andere nicht erledigt haben. */
export const words: typeof english = {
  balances: {
    points_one: '{{count}} Punkt',
    points_other: '{{count}} Punkte',
    pausedOwn:
      'Du hast dreimal hintereinander deine Aufgabe nicht erledigt und bekommst vorerst keine neuen. Die Punkte schuldest du weiter. Frag die anderen, was helfen würde.',
    paused:
      '{{name}} hat dreimal hintereinander die Aufgabe nicht erledigt und bekommt vorerst keine neuen. Offen: {{points}}. Sprecht darüber.',
    resumeOwn: 'Wieder einsteigen',
    resume: '{{name}} wieder einteilen',
    resumedOwn: 'Du bekommst wieder Aufgaben.',
    resumed: '{{name}} bekommt wieder Aufgaben.',
    talk: 'Chat öffnen',
    owed: 'Du schuldest dem Haus {{points}} für Versäumtes. Zahle mit zusätzlichen Aufgaben oder mit deinen Punkten dieses Monats.',
    pay: '{{points}} zahlen',
    payAsk: '{{points}} zahlen?',
    payText: 'Die Punkte werden von diesem Monat abgezogen. Das lässt sich nicht rückgängig machen.',
    paid: 'Gezahlt: {{points}}.',
    money: {
      pay: 'Stattdessen {{amount}} zahlen',
      ask: '{{amount}} für {{points}} zahlen?',
      text: 'Euer Haus hat {{price}} pro Punkt vereinbart. Du schuldest es dann denen, die mehr getan haben, und gleichst es wie sonst aus. Das lässt sich nicht rückgängig machen.',
      done: 'Du schuldest jetzt {{amount}} statt {{points}}.',
    },
    offers: 'Von anderen nicht erledigt',
    offerFacts: '{{day}} · {{points}}, davon {{extra}} extra · nicht erledigt von {{name}}',
    take: 'Ich mach’s',
    takeNamed: 'Ich mach’s: {{chore}}, {{day}}',
    taken: 'Du machst {{chore}}: {{day}}.',
  },
};
