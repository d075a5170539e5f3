export { RuleBookService } from './rule-book/rule-book.service.ts';
export { DecideRuleChangeService } from './rule-changes/decide-rule-change.service.ts';
export { ProposeRuleChangeService } from './rule-changes/propose-rule-change.service.ts';
export { RuleCommentsService } from './rule-changes/rule-comments.service.ts';
export { VoteOnRuleChangeService } from './rule-changes/vote-on-rule-change.service.ts';
export { HouseRulesModule } from './house-rules.module.ts';
