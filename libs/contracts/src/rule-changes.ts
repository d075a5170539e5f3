export const RULE_VOTES = ['for', 'against'] as const;
export type RuleVoteSays = (typeof RULE_VOTES)[number];
