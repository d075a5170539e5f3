import { appealCopy } from '@common-roof/mail-templates';
import { choreName } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { MailComposers } from '#kernel/mail/composers.ts';
import { AppealsRepository } from './appeals.repository.ts';

@Injectable()
export class AppealsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly appeals: AppealsRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('appeal-copy', async ({ accountId, data, reader }) => {
      const row = await this.appeals.findForEffects(String(data['appeal_id']));
      if (row?.roomie_id !== accountId) return null;
      const facts = { firstName: row.first_name, chore: choreName(row, reader), day: row.due_on, house: row.house };
      return appealCopy({ ...facts, text: row.text, url: `${this.config.env.PUBLIC_URL}/feedbackpage` }, reader);
    });
  }
}
