/** Appeals against strikes and feedback: by roomies, to homeowners and admins. */
export const words = {
  appeals: {
    tab: 'Appeals ({{count}})',
    missed: 'Nothing was posted in time.',
    evidence: 'What the strike rests on',
    said: 'What was said',
    takenAway: 'What {{name}} said is removed.',
    turnOf: 'Turn of {{day}}',
    openedBy: 'appeal by {{name}}, {{day}}',
    open: {
      button: 'Appeal',
      named: 'Appeal against the strike: {{chore}}',
      heading: 'Appeal: {{chore}}',
      text: 'You can do this once, until {{until}}. The homeowner decides, or an admin where the homeowner gave the strike. Until then the strike does not count.',
      feedbackNamed: 'Appeal against the feedback: {{chore}}',
      feedbackText:
        'You can do this once, until {{until}}. The homeowner decides, or an admin where the homeowner said it. If it is upheld, the feedback is removed.',
      why: 'Why is the strike wrong?',
      feedbackWhy: 'Why is the feedback wrong?',
      send: 'Send the appeal',
      done: 'Your appeal is sent. A copy comes to you by e-mail.',
    },
    next: {
      homeowner: 'The homeowner has until {{when}} to decide. After that an admin does.',
      admin: 'An admin decides. If nobody does by {{when}}, the appeal is upheld.',
      yours: {
        homeowner: 'You have until {{when}} to decide. After that an admin does.',
        admin: 'If nobody decides by {{when}}, the appeal is upheld.',
      },
    },
    decided: {
      upheld: {
        strike: 'Strike taken back by {{name}} on {{day}}',
        feedback: 'Feedback removed by {{name}} on {{day}}',
      },
      dismissed: {
        strike: 'Strike confirmed by {{name}} on {{day}}',
        feedback: 'Feedback confirmed by {{name}} on {{day}}',
      },
      late: {
        strike: 'Strike taken back on {{day}}: nobody decided in time',
        feedback: 'Feedback removed on {{day}}: nobody decided in time',
      },
    },
    decide: {
      reason: 'Your reason',
      missing: 'Give a reason.',
      upheld: {
        strike: {
          button: 'Take the strike back',
          named: 'Take the strike back: {{chore}}, {{name}}',
          ask: 'Take back the strike of {{name}}?',
          done: 'The strike of {{name}} is taken back.',
        },
        feedback: {
          button: 'Remove the feedback',
          named: 'Remove the feedback: {{chore}}, {{name}}',
          ask: 'Remove the feedback on {{chore}}?',
          done: 'The feedback on {{chore}} is removed.',
        },
        text: {
          feedback: 'Nobody reads it any more. Your reason is sent to {{name}}.',
          rejected_one: '{{chore}} then counts as done: {{name}} gets {{count}} point. Your reason is sent along.',
          rejected_other: '{{chore}} then counts as done: {{name}} gets {{count}} points. Your reason is sent along.',
          missed: 'The turn stays missed, but without a strike. Your reason is sent along.',
        },
      },
      dismissed: {
        strike: {
          button: 'Let the strike stand',
          named: 'Let the strike stand: {{chore}}, {{name}}',
          ask: 'Let the strike of {{name}} stand?',
          done: 'The strike of {{name}} stands.',
        },
        feedback: {
          button: 'Let the feedback stand',
          named: 'Let the feedback stand: {{chore}}, {{name}}',
          ask: 'Let the feedback on {{chore}} stand?',
          done: 'The feedback on {{chore}} stands.',
        },
        text: {
          feedback: 'It stays readable. {{name}} cannot appeal once more. Your reason is sent along.',
          rejected: 'It counts again. {{name}} cannot appeal once more. Your reason is sent along.',
          missed: 'It counts again. {{name}} cannot appeal once more. Your reason is sent along.',
        },
      },
    },
    empty: {
      heading: 'No appeals',
      own: 'You can appeal for 7 days: against a strike under “Everything” or “Why these points?”, against feedback where it stands.',
      others: 'When a roomie appeals against a strike or feedback, you decide about it here.',
    },
    admins: {
      heading: 'Appeals to decide',
      none: 'No appeal waits for an admin.',
    },
  },
};
