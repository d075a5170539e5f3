import type { RuleChange } from '@common-roof/contracts';

type Proposal = Pick<RuleChange, 'rule' | 'suggestion'>;

/** The rules line by line, without empty ones. */
export const linesOfRules = (rules: string): string[] => rules.split('\n').filter((line) => line.trim() !== '');

/** Whether the rule that is to be another stands in the rules word for word. */
export const isFound = (rules: string, { rule }: Proposal): boolean => rule === '' || rules.includes(rule);

/** The rules with a proposal in them: in place of the rule that it is about, else at the end. */
export function applied(rules: string, proposal: Proposal): string {
  const { rule, suggestion } = proposal;
  // A whole line first: the same words may stand in another rule.
  const lines = rules.split('\n');
  const at = lines.findIndex((line) => line.trim() === rule.trim());
  if (rule !== '' && at !== -1) return linesOfRules(lines.with(at, suggestion).join('\n')).join('\n');
  if (rule !== '' && rules.includes(rule)) {
    const text = rules.replace(rule, () => suggestion);
    return suggestion === '' ? linesOfRules(text).join('\n') : text;
  }
  return [rules.trimEnd(), suggestion].filter((part) => part !== '').join('\n');
}

/** What a proposal is called where it is named among others. */
export const nameOf = ({ rule, suggestion }: Proposal): string => {
  const text = suggestion === '' ? rule : suggestion;
  return text.length > NAME ? `${text.slice(0, NAME - 1)}…` : text;
};
/** UTF-16 units of a name. */
const NAME = 80;
