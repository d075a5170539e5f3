import type { Page, ParsedInput, RuleChange, RuleComment } from '@common-roof/contracts';
import {
  addRuleComment,
  decideRuleChange,
  getRuleChange,
  listRuleChanges,
  listRuleComments,
  proposeRuleChange,
  removeRuleComment,
  voteOnRuleChange,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { DecideRuleChangeService } from './decide-rule-change.service.ts';
import { ProposeRuleChangeService } from './propose-rule-change.service.ts';
import { ReadRuleChangesService } from './read-rule-changes.service.ts';
import { RuleCommentsService } from './rule-comments.service.ts';
import { VoteOnRuleChangeService } from './vote-on-rule-change.service.ts';

@Controller()
export class RuleChangesController {
  constructor(
    private readonly reader: ReadRuleChangesService,
    private readonly proposing: ProposeRuleChangeService,
    private readonly voting: VoteOnRuleChangeService,
    private readonly deciding: DecideRuleChangeService,
    private readonly comments: RuleCommentsService,
  ) {}

  @Serves(proposeRuleChange)
  @Roles('roomie')
  propose(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof proposeRuleChange>): Promise<RuleChange> {
    return this.proposing.propose(actor, body);
  }

  @Serves(listRuleChanges)
  @Roles('roomie', 'homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listRuleChanges>,
  ): Promise<Page<RuleChange>> {
    return this.reader.listForHouse(actor, params.id, query);
  }

  @Serves(getRuleChange)
  @Roles('roomie', 'homeowner', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getRuleChange>): Promise<RuleChange> {
    return this.reader.get(actor, params.id);
  }

  @Serves(voteOnRuleChange)
  @Roles('roomie')
  vote(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof voteOnRuleChange>,
  ): Promise<RuleChange> {
    return this.voting.vote(actor, params.id, body.vote);
  }

  @Serves(decideRuleChange)
  @Roles('homeowner', 'admin')
  decide(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof decideRuleChange>,
    @Origin() origin: RequestOrigin,
  ): Promise<RuleChange> {
    return this.deciding.decide(actor, params.id, body, origin);
  }

  @Serves(listRuleComments)
  @Roles('roomie', 'homeowner', 'admin')
  listComments(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listRuleComments>,
  ): Promise<Page<RuleComment>> {
    return this.comments.list(actor, params.id, query);
  }

  @Serves(addRuleComment)
  @Roles('roomie', 'homeowner')
  comment(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof addRuleComment>,
  ): Promise<RuleComment> {
    return this.comments.post(actor, params.id, body.text);
  }

  @Serves(removeRuleComment)
  @Roles('roomie', 'homeowner')
  removeComment(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removeRuleComment>,
  ): Promise<RuleComment> {
    return this.comments.remove(actor, params.id, params.comment);
  }
}
