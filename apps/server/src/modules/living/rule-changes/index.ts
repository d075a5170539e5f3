export { DecideRuleChangeService } from './decide-rule-change.service.ts';
export { ProposeRuleChangeService } from './propose-rule-change.service.ts';
export { RuleCommentsService } from './rule-comments.service.ts';
export * from './rule-changes.events.ts';
export { RuleChangesModule } from './rule-changes.module.ts';
export { VoteOnRuleChangeService } from './vote-on-rule-change.service.ts';
