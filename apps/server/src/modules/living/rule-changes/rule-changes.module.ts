import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { CloseVoting } from './close-voting.ts';
import { DecideRuleChangeService } from './decide-rule-change.service.ts';
import { ProposeRuleChangeService } from './propose-rule-change.service.ts';
import { ReadRuleChangesService } from './read-rule-changes.service.ts';
import { RuleChangeVoterEntity } from './rule-change-voter.entity.ts';
import { RuleChangeEntity } from './rule-change.entity.ts';
import { RuleChangesHandlers } from './rule-changes.handlers.ts';
import { RuleChangesMails } from './rule-changes.mails.ts';
import { RuleChangesPersonalData } from './rule-changes.personal-data.ts';
import { RuleChangesWaiting } from './rule-changes.waiting.ts';
import { RuleChangesEffects } from './rule-changes.effects.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';
import { RuleCommentEntity } from './rule-comment.entity.ts';
import { RuleCommentsRepository } from './rule-comments.repository.ts';
import { RuleCommentsService } from './rule-comments.service.ts';
import { RuleChangesReadModel } from './rule-changes-read-model.ts';
import { VoteOnRuleChangeService } from './vote-on-rule-change.service.ts';

const useCases = [
  ReadRuleChangesService,
  ProposeRuleChangeService,
  VoteOnRuleChangeService,
  DecideRuleChangeService,
  RuleCommentsService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([RuleChangeEntity, RuleChangeVoterEntity, RuleCommentEntity]),
    AccessModule,
    AccountsModule,
    HousesModule,
  ],
  providers: [
    RuleChangesRepository,
    RuleCommentsRepository,
    RuleChangesReadModel,
    CloseVoting,
    ...useCases,
    RuleChangesHandlers,
    RuleChangesEffects,
    RuleChangesMails,
    RuleChangesPersonalData,
    RuleChangesWaiting,
  ],
  exports: useCases,
})
export class RuleChangesModule {}
