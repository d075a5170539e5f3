import type { words as english } from '../en/appeals.ts';

/** Widersprüche gegen Strikes und Rückmeldungen: von Mitbewohner:innen, für die, die vermieten, und für Admins. */
export const words: typeof english = {
  appeals: {
    tab: 'Widersprüche ({{count}})',
    missed: 'Es wurde nichts rechtzeitig gemeldet.',
    evidence: 'Worauf der Strike beruht',
    said: 'Was gesagt wurde',
    takenAway: 'Die Rückmeldung von {{name}} ist entfernt.',
    turnOf: 'Termin {{day}}',
    openedBy: 'Widerspruch von {{name}}, {{day}}',
    open: {
      button: 'Widersprechen',
      named: 'Dem Strike widersprechen: {{chore}}',
      heading: 'Widerspruch: {{chore}}',
      text: 'Du kannst einmal widersprechen, bis {{until}}. Deine Vermietung entscheidet. Kam der Strike von ihr, entscheidet das Team von Common Roof. Bis dahin zählt er nicht.',
      feedbackNamed: 'Der Rückmeldung widersprechen: {{chore}}',
      feedbackText:
        'Du kannst einmal widersprechen, bis {{until}}. Deine Vermietung entscheidet. Kam die Rückmeldung von ihr, entscheidet das Team von Common Roof. Hat dein Widerspruch Erfolg, wird sie entfernt.',
      why: 'Warum stimmt der Strike nicht?',
      feedbackWhy: 'Warum stimmt die Rückmeldung nicht?',
      send: 'Widerspruch senden',
      done: 'Dein Widerspruch ist gesendet. Du bekommst eine Kopie per E-Mail.',
    },
    next: {
      homeowner: 'Die Vermietung entscheidet bis {{when}}. Danach entscheidet das Team von Common Roof.',
      admin: 'Das Team von Common Roof entscheidet bis {{when}}. Sonst gilt der Widerspruch.',
      yours: {
        homeowner: 'Entscheide bis {{when}}. Danach entscheidet das Team von Common Roof.',
        admin: 'Entscheide bis {{when}}. Danach gilt der Widerspruch.',
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
      missing: 'Gib eine Begründung ein.',
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
          feedback: 'Niemand kann sie mehr lesen. {{name}} bekommt deine Begründung.',
          rejected_one:
            '{{chore}} zählt dann als erledigt, und {{name}} bekommt {{count}} Punkt. Deine Begründung geht mit.',
          rejected_other:
            '{{chore}} zählt dann als erledigt, und {{name}} bekommt {{count}} Punkte. Deine Begründung geht mit.',
          missed: 'Die Aufgabe bleibt versäumt, aber ohne Strike. Deine Begründung geht mit.',
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
            'Sie bleibt im Haus lesbar. {{name}} kann nicht noch einmal widersprechen und bekommt deine Begründung.',
          rejected:
            'Der Strike zählt wieder. {{name}} kann nicht noch einmal widersprechen und bekommt deine Begründung.',
          missed:
            'Der Strike zählt wieder. {{name}} kann nicht noch einmal widersprechen und bekommt deine Begründung.',
        },
      },
    },
    empty: {
      heading: 'Keine Widersprüche',
      own: 'Du hast 7 Tage Zeit zu widersprechen. Strikes findest du unter „Alles“ oder „Warum diese Punkte?“, Rückmeldungen bei der Aufgabe.',
      others: 'Widerspricht jemand einem Strike oder einer Rückmeldung, entscheidest du hier.',
    },
    admins: {
      heading: 'Offene Widersprüche',
      none: 'Zurzeit gibt es keinen Widerspruch zu entscheiden.',
    },
  },
};
