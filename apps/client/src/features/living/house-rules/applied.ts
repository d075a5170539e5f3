import type { RuleChange } from '@common-roof/contracts';

type Proposal = Pick<RuleChange, 'rule' | 'suggestion'>;

/** Splits the rules into non-empty lines. */
export const linesOfRules = (rules: string): string[] => rules.split('\n').filter((line) => line.trim() !== '');

/** Whether the rules contain the rule to change, word for word. */
export const isFound = (rules: string, { rule }: Proposal): boolean => rule === '' || rules.includes(rule);

/** Applies a proposal to the rules: in place of its rule, otherwise at the end. */
export function applied(rules: string, proposal: Proposal): string {
  const { rule, suggestion } = proposal;
  // Prefer a whole line, because the same words may be part of another rule.
  const lines = rules.split('\n');
  const at = lines.findIndex((line) => line.trim() === rule.trim());
  if (rule !== '' && at !== -1) return linesOfRules(lines.with(at, suggestion).join('\n')).join('\n');
  if (rule !== '' && rules.includes(rule)) {
    const text = rules.replace(rule, () => suggestion);
    return suggestion === '' ? linesOfRules(text).join('\n') : text;
  }
  return [rules.trimEnd(), suggestion].filter((part) => part !== '').join('\n');
}

/** Returns the short name of a proposal. */
export const nameOf = ({ rule, suggestion }: Proposal): string => {
  const text = suggestion === '' ? rule : suggestion;
  return text.length > NAME ? `${text.slice(0, NAME - 1)}…` : text;
};
/** Maximum length of a name, in UTF-16 code units. */
const NAME = 80;
