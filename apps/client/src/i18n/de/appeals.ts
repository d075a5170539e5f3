import type { words as english } from '../en/appeals.ts';

/** Widersprüche gegen Strikes und Rückmeldungen: von Mitbewohner:innen, für die, die vermieten, und für Admins. */
export const words: typeof english = {
  appeals: {
    tab: 'Widersprüche ({{count}})',
    missed: 'Es wurde nichts rechtzeitig gemeldet.',
    evidence: 'Worauf der Strike beruht',
    said: 'Was gesagt wurde',
    takenAway: 'Was {{name}} gesagt hat, ist entfernt.',
    turnOf: 'Termin {{day}}',
    openedBy: 'Widerspruch von {{name}}, {{day}}',
    open: {
      button: 'Widersprechen',
      named: 'Dem Strike widersprechen: {{chore}}',
      heading: 'Widerspruch: {{chore}}',
      text: 'Das geht einmal, bis {{until}}. Es entscheidet, wer das Haus vermietet; kam der Strike von dort, entscheidet das Team von Common Roof. Bis dahin zählt der Strike nicht.',
      feedbackNamed: 'Der Rückmeldung widersprechen: {{chore}}',
      feedbackText:
        'Das geht einmal, bis {{until}}. Es entscheidet, wer das Haus vermietet; kam die Rückmeldung von dort, entscheidet das Team von Common Roof. Hat dein Widerspruch Erfolg, wird sie entfernt.',
      why: 'Warum stimmt der Strike nicht?',
      feedbackWhy: 'Warum stimmt die Rückmeldung nicht?',
      send: 'Widerspruch senden',
      done: 'Dein Widerspruch ist gesendet. Du bekommst eine Kopie per E-Mail.',
    },
    next: {
      homeowner: 'Wer das Haus vermietet, hat bis {{when}} Zeit. Danach entscheidet das Team von Common Roof.',
      admin: 'Das Team von Common Roof entscheidet. Geschieht das nicht bis {{when}}, gilt der Widerspruch.',
      yours: {
        homeowner: 'Du hast bis {{when}} Zeit. Danach entscheidet das Team von Common Roof.',
        admin: 'Entscheidet niemand bis {{when}}, gilt der Widerspruch.',
      },
    },
    decided: {
      upheld: {
        strike: 'Strike am {{day}} von {{name}} zurückgenommen',
        feedback: 'Rückmeldung am {{day}} von {{name}} entfernt',
      },
      dismissed: {
        strike: 'Strike am {{day}} von {{name}} bestätigt',
        feedback: 'Rückmeldung am {{day}} von {{name}} bestätigt',
      },
      late: {
        strike: 'Strike am {{day}} zurückgenommen: Niemand hat rechtzeitig entschieden',
        feedback: 'Rückmeldung am {{day}} entfernt: Niemand hat rechtzeitig entschieden',
      },
    },
    decide: {
      reason: 'Deine Begründung',
      missing: 'Bitte begründe es.',
      upheld: {
        strike: {
          button: 'Strike zurücknehmen',
          named: 'Strike zurücknehmen: {{chore}}, {{name}}',
          ask: 'Den Strike von {{name}} zurücknehmen?',
          done: 'Der Strike von {{name}} ist zurückgenommen.',
        },
        feedback: {
          button: 'Rückmeldung entfernen',
          named: 'Rückmeldung entfernen: {{chore}}, {{name}}',
          ask: 'Die Rückmeldung zu {{chore}} entfernen?',
          done: 'Die Rückmeldung zu {{chore}} ist entfernt.',
        },
        text: {
          feedback: 'Niemand liest sie mehr. Deine Begründung geht an {{name}}.',
          rejected_one:
            '{{chore}} zählt dann als erledigt: {{name}} bekommt {{count}} Punkt. Deine Begründung wird mitgeschickt.',
          rejected_other:
            '{{chore}} zählt dann als erledigt: {{name}} bekommt {{count}} Punkte. Deine Begründung wird mitgeschickt.',
          missed: 'Die Aufgabe bleibt versäumt, aber ohne Strike. Deine Begründung wird mitgeschickt.',
        },
      },
      dismissed: {
        strike: {
          button: 'Strike bestätigen',
          named: 'Strike bestätigen: {{chore}}, {{name}}',
          ask: 'Den Strike von {{name}} bestätigen?',
          done: 'Der Strike von {{name}} bleibt.',
        },
        feedback: {
          button: 'Rückmeldung bestätigen',
          named: 'Rückmeldung bestätigen: {{chore}}, {{name}}',
          ask: 'Die Rückmeldung zu {{chore}} bestätigen?',
          done: 'Die Rückmeldung zu {{chore}} bleibt.',
        },
        text: {
          feedback:
            'Sie bleibt lesbar. {{name}} kann nicht noch einmal widersprechen. Deine Begründung wird mitgeschickt.',
          rejected:
            'Er zählt dann wieder. {{name}} kann nicht noch einmal widersprechen. Deine Begründung wird mitgeschickt.',
          missed:
            'Er zählt dann wieder. {{name}} kann nicht noch einmal widersprechen. Deine Begründung wird mitgeschickt.',
        },
      },
    },
    empty: {
      heading: 'Keine Widersprüche',
      own: 'Widersprechen kannst du 7 Tage lang: einem Strike unter „Alles“ oder „Warum diese Punkte?“, einer Rückmeldung dort, wo sie steht.',
      others: 'Widerspricht jemand einem Strike oder einer Rückmeldung, entscheidest du hier darüber.',
    },
    admins: {
      heading: 'Offene Widersprüche',
      none: 'Zurzeit gibt es keinen Widerspruch zu entscheiden.',
    },
  },
};
