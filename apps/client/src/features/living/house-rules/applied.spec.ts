import { applied, isFound, linesOfRules, nameOf } from './applied.ts';

const RULES = 'Be kind.\nQuiet after ten.\nNo shoes.';

describe('rules with an applied proposal', () => {
  it('contain the new wording in place of the old one', () => {
    expect(applied(RULES, { rule: 'Quiet after ten.', suggestion: 'Quiet after $& eleven.' })).toBe(
      'Be kind.\nQuiet after $& eleven.\nNo shoes.',
    );
  });

  it('omit a removed rule, without an empty line', () => {
    expect(applied(RULES, { rule: 'Quiet after ten.', suggestion: '' })).toBe('Be kind.\nNo shoes.');
  });

  it('contain a new rule at the end, as well as one whose old wording is missing', () => {
    expect(applied(RULES, { rule: '', suggestion: 'Greet each other.' })).toBe(`${RULES}\nGreet each other.`);
    expect(applied(RULES, { rule: 'Quiet.', suggestion: 'Loud.' })).toBe(`${RULES}\nLoud.`);
    expect(applied('', { rule: '', suggestion: 'One.' })).toBe('One.');
    expect(isFound(RULES, { rule: 'Quiet.', suggestion: '' })).toBe(false);
    expect(isFound(RULES, { rule: '', suggestion: 'One.' })).toBe(true);
  });

  it('are split into lines, and a proposal is named by its wording', () => {
    expect(linesOfRules('One.\n\n  \nTwo.')).toEqual(['One.', 'Two.']);
    expect(nameOf({ rule: 'Old.', suggestion: '' })).toBe('Old.');
    expect(nameOf({ rule: 'Old.', suggestion: 'x'.repeat(200) })).toHaveLength(80);
  });
});
