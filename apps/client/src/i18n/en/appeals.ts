/** Appeals against strikes and feedback: by roomies, to homeowners and admins. */
export const words = {
  appeals: {
    tab: 'Appeals ({{count}})',
    missed: 'Nothing was posted in time.',
    evidence: 'Evidence for the strike',
    said: 'What was said',
    takenAway: '{{name}}’s feedback was removed.',
    turnOf: 'Due on {{day}}',
    openedBy: 'Appeal by {{name}}, {{day}}',
    open: {
      button: 'Appeal',
      named: 'Appeal the strike: {{chore}}',
      heading: 'Appeal: {{chore}}',
      text: 'You can appeal once, until {{until}}. Your homeowner decides. If they gave the strike, an admin decides. The strike doesn’t count until then.',
      feedbackNamed: 'Appeal the feedback: {{chore}}',
      feedbackText:
        'You can appeal once, until {{until}}. Your homeowner decides. If they gave the feedback, an admin decides. If you win, the feedback is removed.',
      why: 'Why is the strike wrong?',
      feedbackWhy: 'Why is the feedback wrong?',
      send: 'Send the appeal',
      done: 'Appeal sent. You’ll get a copy by e-mail.',
    },
    next: {
      homeowner: 'The homeowner decides by {{when}}. After that, an admin does.',
      admin: 'An admin decides by {{when}}. If they don’t, the appeal is upheld.',
      yours: {
        homeowner: 'Decide by {{when}}. After that, an admin does.',
        admin: 'Decide by {{when}}. After that, the appeal is upheld.',
      },
    },
    decided: {
      upheld: {
        strike: 'Strike removed by {{name}} on {{day}}',
        feedback: 'Feedback removed by {{name}} on {{day}}',
      },
      dismissed: {
        strike: 'Strike confirmed by {{name}} on {{day}}',
        feedback: 'Feedback confirmed by {{name}} on {{day}}',
      },
      late: {
        strike: 'Strike removed on {{day}}: nobody decided in time',
        feedback: 'Feedback removed on {{day}}: nobody decided in time',
      },
    },
    decide: {
      reason: 'Your reason',
      missing: 'Enter a reason.',
      upheld: {
        strike: {
          button: 'Remove the strike',
          named: 'Remove the strike: {{chore}}, {{name}}',
          ask: 'Remove {{name}}’s strike?',
          done: '{{name}}’s strike removed.',
        },
        feedback: {
          button: 'Remove the feedback',
          named: 'Remove the feedback: {{chore}}, {{name}}',
          ask: 'Remove the feedback on {{chore}}?',
          done: 'Feedback on {{chore}} removed.',
        },
        text: {
          feedback: 'Nobody can read it any more. {{name}} gets your reason.',
          rejected_one: '{{chore}} then counts as done, and {{name}} gets {{count}} point. They also get your reason.',
          rejected_other:
            '{{chore}} then counts as done, and {{name}} gets {{count}} points. They also get your reason.',
          missed: 'The chore stays missed, but without a strike. They get your reason.',
        },
      },
      dismissed: {
        strike: {
          button: 'Keep the strike',
          named: 'Keep the strike: {{chore}}, {{name}}',
          ask: 'Keep {{name}}’s strike?',
          done: '{{name}}’s strike stays.',
        },
        feedback: {
          button: 'Keep the feedback',
          named: 'Keep the feedback: {{chore}}, {{name}}',
          ask: 'Keep the feedback on {{chore}}?',
          done: 'The feedback on {{chore}} stays.',
        },
        text: {
          feedback: 'The house can still read it. {{name}} can’t appeal again and gets your reason.',
          rejected: 'The strike counts again. {{name}} can’t appeal again and gets your reason.',
          missed: 'The strike counts again. {{name}} can’t appeal again and gets your reason.',
        },
      },
    },
    empty: {
      heading: 'No appeals',
      own: 'You have 7 days to appeal. Find strikes under “Everything” or “Why these points?”, and feedback on its chore.',
      others: 'When a roomie appeals a strike or feedback, you decide here.',
    },
    admins: {
      heading: 'Appeals to decide',
      none: 'No appeals to decide.',
    },
  },
};
