import type { words as english } from '../en/appeals.ts';

/** Widersprüche gegen Strikes: von Mitbewohner:innen, für die, die vermieten, und für Admins. */
export const words: typeof english = {
  appeals: {
    tab: 'Widersprüche ({{count}})',
    missed: 'Es wurde nichts rechtzeitig gemeldet.',
    evidence: 'Worauf der Strike beruht',
    turnOf: 'Termin {{day}}',
    openedBy: 'Widerspruch von {{name}}, {{day}}',
    open: {
      button: 'Widersprechen',
      named: 'Dem Strike widersprechen: {{chore}}',
      heading: 'Widerspruch: {{chore}}',
      text: 'Das geht einmal, bis {{until}}. Es entscheidet, wer das Haus vermietet; kam der Strike von dort, entscheidet das Team von Common Roof. Bis dahin zählt der Strike nicht.',
      why: 'Warum stimmt der Strike nicht?',
      send: 'Widerspruch senden',
      done: 'Dein Widerspruch ist gesendet. Du bekommst eine Kopie per E-Mail.',
    },
    next: {
      homeowner: 'Wer das Haus vermietet, hat bis {{when}} Zeit. Danach entscheidet das Team von Common Roof.',
      admin: 'Das Team von Common Roof entscheidet. Geschieht das nicht bis {{when}}, wird der Strike zurückgenommen.',
      yours: {
        homeowner: 'Du hast bis {{when}} Zeit. Danach entscheidet das Team von Common Roof.',
        admin: 'Entscheidet niemand bis {{when}}, wird der Strike zurückgenommen.',
      },
    },
    decided: {
      upheld: 'Strike am {{day}} von {{name}} zurückgenommen',
      dismissed: 'Strike am {{day}} von {{name}} bestätigt',
      late: 'Strike am {{day}} zurückgenommen: Niemand hat rechtzeitig entschieden',
    },
    decide: {
      reason: 'Deine Begründung',
      missing: 'Bitte begründe es.',
      upheld: {
        button: 'Strike zurücknehmen',
        named: 'Strike zurücknehmen: {{chore}}, {{name}}',
        ask: 'Den Strike von {{name}} zurücknehmen?',
        text: {
          rejected_one:
            '{{chore}} zählt dann als erledigt: {{name}} bekommt {{count}} Punkt. Deine Begründung wird mitgeschickt.',
          rejected_other:
            '{{chore}} zählt dann als erledigt: {{name}} bekommt {{count}} Punkte. Deine Begründung wird mitgeschickt.',
          missed: 'Die Aufgabe bleibt versäumt, aber ohne Strike. Deine Begründung wird mitgeschickt.',
        },
        done: 'Der Strike von {{name}} ist zurückgenommen.',
      },
      dismissed: {
        button: 'Strike bestätigen',
        named: 'Strike bestätigen: {{chore}}, {{name}}',
        ask: 'Den Strike von {{name}} bestätigen?',
        text: {
          rejected:
            'Er zählt dann wieder. {{name}} kann nicht noch einmal widersprechen. Deine Begründung wird mitgeschickt.',
          missed:
            'Er zählt dann wieder. {{name}} kann nicht noch einmal widersprechen. Deine Begründung wird mitgeschickt.',
        },
        done: 'Der Strike von {{name}} bleibt.',
      },
    },
    empty: {
      heading: 'Keine Widersprüche',
      own: 'Einem Strike kannst du 7 Tage lang widersprechen, unter „Alles“ oder „Warum diese Punkte?“.',
      others: 'Widerspricht jemand einem Strike, entscheidest du hier darüber.',
    },
    admins: {
      heading: 'Offene Widersprüche',
      none: 'Zurzeit gibt es keinen Widerspruch zu entscheiden.',
    },
  },
};
