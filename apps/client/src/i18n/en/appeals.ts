/** Appeals against strikes: by roomies, to homeowners and admins. */
export const words = {
  appeals: {
    tab: 'Appeals ({{count}})',
    missed: 'Nothing was posted in time.',
    evidence: 'What the strike rests on',
    turnOf: 'Turn of {{day}}',
    openedBy: 'appeal by {{name}}, {{day}}',
    open: {
      button: 'Appeal',
      named: 'Appeal against the strike: {{chore}}',
      heading: 'Appeal: {{chore}}',
      text: 'You can do this once, until {{until}}. The homeowner decides, or an admin where the homeowner gave the strike. Until then the strike does not count.',
      why: 'Why is the strike wrong?',
      send: 'Send the appeal',
      done: 'Your appeal is sent. A copy comes to you by e-mail.',
    },
    next: {
      homeowner: 'The homeowner has until {{when}} to decide. After that an admin does.',
      admin: 'An admin decides. If nobody does by {{when}}, the strike is taken back.',
      yours: {
        homeowner: 'You have until {{when}} to decide. After that an admin does.',
        admin: 'If nobody decides by {{when}}, the strike is taken back.',
      },
    },
    decided: {
      upheld: 'Strike taken back by {{name}} on {{day}}',
      dismissed: 'Strike confirmed by {{name}} on {{day}}',
      late: 'Strike taken back on {{day}}: nobody decided in time',
    },
    decide: {
      reason: 'Your reason',
      missing: 'Give a reason.',
      upheld: {
        button: 'Take the strike back',
        named: 'Take the strike back: {{chore}}, {{name}}',
        ask: 'Take back the strike of {{name}}?',
        text: {
          rejected_one: '{{chore}} then counts as done: {{name}} gets {{count}} point. Your reason is sent along.',
          rejected_other: '{{chore}} then counts as done: {{name}} gets {{count}} points. Your reason is sent along.',
          missed: 'The turn stays missed, but without a strike. Your reason is sent along.',
        },
        done: 'The strike of {{name}} is taken back.',
      },
      dismissed: {
        button: 'Let it stand',
        named: 'Let the strike stand: {{chore}}, {{name}}',
        ask: 'Let the strike of {{name}} stand?',
        text: {
          rejected: 'It counts again. {{name}} cannot appeal once more. Your reason is sent along.',
          missed: 'It counts again. {{name}} cannot appeal once more. Your reason is sent along.',
        },
        done: 'The strike of {{name}} stands.',
      },
    },
    empty: {
      heading: 'No appeals',
      own: 'You can appeal against a strike for 7 days, under “Everything” or “Why these points?”.',
      others: 'When a roomie appeals against a strike, you decide about it here.',
    },
    admins: {
      heading: 'Appeals to decide',
      none: 'No appeal waits for an admin.',
    },
  },
};
