import type { words as english } from '../en/balances.ts';

/** Was für Versäumtes geschuldet wird, wer vorerst nicht dran ist, und was andere nicht erledigt haben. */
export const words: typeof english = {
  balances: {
    points_one: '{{count}} Punkt',
    points_other: '{{count}} Punkte',
    pausedOwn:
      'Du hast dreimal hintereinander deine Aufgabe nicht erledigt und bekommst vorerst keine neuen. Die Punkte schuldest du weiter. Sprich mit den anderen darüber, was helfen würde.',
    paused:
      '{{name}} hat dreimal hintereinander die Aufgabe nicht erledigt und bekommt vorerst keine neuen. Offen: {{points}}. Sprecht darüber.',
    resumeOwn: 'Wieder einsteigen',
    resume: '{{name}} wieder einteilen',
    resumedOwn: 'Du bekommst wieder Aufgaben.',
    resumed: '{{name}} bekommt wieder Aufgaben.',
    talk: 'Chat öffnen',
    owed: 'Du schuldest dem Haus {{points}} für Versäumtes. Zusätzliche Aufgaben gleichen das aus, oder deine Punkte dieses Monats.',
    pay: '{{points}} zahlen',
    payAsk: '{{points}} zahlen?',
    payText:
      'Deine Punkte dieses Monats werden weniger, und du schuldest entsprechend weniger. Das lässt sich nicht rückgängig machen.',
    paid: 'Gezahlt: {{points}}.',
    money: {
      pay: 'Stattdessen {{amount}} zahlen',
      ask: '{{amount}} für {{points}} zahlen?',
      text: 'Euer Haus hat {{price}} pro Punkt vereinbart. Du schuldest es ab jetzt denen, die mehr getan haben als du, und ihr gleicht es aus wie Einkäufe. Das lässt sich nicht rückgängig machen.',
      done: 'Du schuldest {{amount}} statt {{points}}.',
    },
    offers: 'Von anderen nicht erledigt',
    offerFacts: '{{day}} · {{points}}, davon {{extra}} extra · nicht erledigt von {{name}}',
    take: 'Ich mach’s',
    takeNamed: 'Ich mach’s: {{chore}}, {{day}}',
    taken: 'Du machst {{chore}}: {{day}}.',
  },
};
