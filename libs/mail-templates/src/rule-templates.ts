import { hello, inEveryLanguage } from './layout.ts';

interface RuleChangeCopy {
  readonly firstName: string;
  readonly house: string;
  /** Empty: it is a new rule. */
  readonly rule: string;
  readonly whyNot: string;
  /** Empty: the rule is removed. */
  readonly suggestion: string;
  readonly url: string;
}

const said = (label: string, text: string): string[] => (text === '' ? [] : [`${label}\n${text}`]);

/** To the proposer: a copy of what the others were sent. */
export const ruleChangeCopy = inEveryLanguage<RuleChangeCopy>({
  en: (data) => ({
    subject: `Your proposal about the rules of ${data.house}`,
    greeting: hello.en(data),
    paragraphs: [
      'Your homeowner and housemates have it too. This is a copy of your proposal:',
      ...said('The rule:', data.rule),
      ...said('What’s wrong with it:', data.whyNot),
      ...said('Instead:', data.suggestion === '' ? 'Remove the rule.' : data.suggestion),
    ],
    action: { label: 'See the votes', url: data.url },
  }),
  de: (data) => ({
    subject: `Dein Vorschlag zur Hausordnung von ${data.house}`,
    greeting: hello.de(data),
    paragraphs: [
      'Deine Vermietung und alle im Haus wissen Bescheid. Das ist eine Kopie deines Vorschlags:',
      ...said('Die Regel:', data.rule),
      ...said('Was daran nicht passt:', data.whyNot),
      ...said('Stattdessen:', data.suggestion === '' ? 'Die Regel entfällt.' : data.suggestion),
    ],
    action: { label: 'Zur Abstimmung', url: data.url },
  }),
});
