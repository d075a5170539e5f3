import type { ContextPart } from '#kernel/database/define-context.ts';
import { RuleChangeEntity } from './rule-change.entity.ts';
import { RuleChangeVoterEntity } from './rule-change-voter.entity.ts';
import { RuleCommentEntity } from './rule-comment.entity.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';
import { RuleCommentsRepository } from './rule-comments.repository.ts';
import { RuleChangesReadModel } from './rule-changes-read-model.ts';
import { CloseVoting } from './close-voting.ts';
import { ReadRuleChangesService } from './read-rule-changes.service.ts';
import { ProposeRuleChangeService } from './propose-rule-change.service.ts';
import { VoteOnRuleChangeService } from './vote-on-rule-change.service.ts';
import { DecideRuleChangeService } from './decide-rule-change.service.ts';
import { RuleCommentsService } from './rule-comments.service.ts';
import { RuleChangesHandlers } from './rule-changes.handlers.ts';
import { RuleChangesEffects } from './rule-changes.effects.ts';
import { RuleChangesMails } from './rule-changes.mails.ts';
import { RuleChangesPersonalData } from './rule-changes.personal-data.ts';
import { RuleChangesWaiting } from './rule-changes.waiting.ts';

export const ruleChanges: ContextPart = {
  entities: [RuleChangeEntity, RuleChangeVoterEntity, RuleCommentEntity],
  providers: [
    RuleChangesRepository,
    RuleCommentsRepository,
    RuleChangesReadModel,
    CloseVoting,
    ReadRuleChangesService,
    ProposeRuleChangeService,
    VoteOnRuleChangeService,
    DecideRuleChangeService,
    RuleCommentsService,
    RuleChangesHandlers,
    RuleChangesEffects,
    RuleChangesMails,
    RuleChangesPersonalData,
    RuleChangesWaiting,
  ],
};
