/** What is owed for missed turns, who gets none for now, and what others missed. */
export const words = {
  balances: {
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    pausedOwn:
      'You missed your turns three times in a row, so you get no new ones for now. You still owe their points. Talk to your housemates about what would help.',
    paused:
      '{{name}} missed their turns three times in a row and gets no new ones for now. They owe {{points}}. Time to talk.',
    resumeOwn: 'Start again',
    resume: 'Give {{name}} turns again',
    resumedOwn: 'You get turns again.',
    resumed: '{{name}} gets turns again.',
    talk: 'Open the chat',
    owed: 'You owe the house {{points}} for missed turns. Extra turns pay them off, or your points of this month.',
    pay: 'Pay {{points}}',
    payAsk: 'Pay {{points}}?',
    payText: 'Your points of this month fall, and so does what you owe. You can’t undo this.',
    paid: 'You paid {{points}}.',
    money: {
      pay: 'Pay {{amount}} instead',
      ask: 'Pay {{amount}} for {{points}}?',
      text: 'Your house agreed on {{price}} a point. You owe it to those who did more than you from now on, and settle up as for supplies. You can’t undo this.',
      done: 'You owe {{amount}} instead of {{points}}.',
    },
    offers: 'Missed by others',
    offerFacts: '{{day}} · {{points}}, {{extra}} of them extra · missed by {{name}}',
    take: 'I’ll do it',
    takeNamed: 'I’ll do it: {{chore}}, {{day}}',
    taken: 'You do {{chore}}: {{day}}.',
  },
};
