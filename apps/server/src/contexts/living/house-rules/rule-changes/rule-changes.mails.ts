import { ruleChangeCopy } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { RuleChangesReadModel } from './rule-changes-read-model.ts';

export const COPY_MAIL = 'rule-change-copy';

/** E-mails authors a copy of their proposal. */
@Injectable()
export class RuleChangesMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly readModel: RuleChangesReadModel,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount(COPY_MAIL, (email) => this.compose(email));
  }

  private async compose({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const changeId = String(data['change_id']);
    const change = await this.readModel.find(changeId);
    if (change?.author_id !== accountId) return null;
    const { first_name: firstName, house, rule, why_not: whyNot, suggestion } = change;
    const url = `${this.config.env.PUBLIC_URL}/rulechange?change=${changeId}`;
    return ruleChangeCopy({ firstName, house, rule, whyNot, suggestion, url }, reader);
  }
}
