/** What is owed for missed turns, who gets none for now, and what others missed. */
export const words = {
  balances: {
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    pausedOwn:
      'You missed three turns in a row, so you don’t get new ones for now. You still owe their points. Ask your housemates what would help.',
    paused: '{{name}} missed three turns in a row and doesn’t get new ones for now. They owe {{points}}. Time to talk.',
    resumeOwn: 'Take turns again',
    resume: 'Give {{name}} turns again',
    resumedOwn: 'You’re back in the rotation.',
    resumed: '{{name}} is back in the rotation.',
    talk: 'Open the chat',
    owed: 'You owe the house {{points}} for missed turns. Pay with extra turns or this month’s points.',
    pay: 'Pay {{points}}',
    payAsk: 'Pay {{points}}?',
    payText: 'This takes the points from this month’s total. You can’t undo this.',
    paid: 'You paid {{points}}.',
    money: {
      pay: 'Pay {{amount}} instead',
      ask: 'Pay {{amount}} for {{points}}?',
      text: 'Your house agreed on {{price}} a point. You’ll owe it to housemates who did more, and settle up as usual. You can’t undo this.',
      done: 'You now owe {{amount}} instead of {{points}}.',
    },
    offers: 'Missed by others',
    offerFacts: '{{day}} · {{points}}, including {{extra}} extra · missed by {{name}}',
    take: 'I’ll do it',
    takeNamed: 'I’ll do it: {{chore}}, {{day}}',
    taken: '{{chore}} is yours: {{day}}.',
  },
};
