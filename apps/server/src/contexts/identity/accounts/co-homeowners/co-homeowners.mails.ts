import { coHomeownerInvited } from '@common-roof/mail-templates';
import { coHomeownerInvitationUntil } from '@common-roof/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { MailComposers } from '#kernel/mail/composers.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { CoHomeownersRepository } from './co-homeowners.repository.ts';

/** E-mails an invitation to a person with an account. Others get a link that opens one. */
@Injectable()
export class CoHomeownersMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly accounts: AccountsRepository,
    private readonly rows: CoHomeownersRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('co-homeowner-invited', async ({ accountId, data, reader }) => {
      const row = await this.rows.find(String(data['co_homeowner_id']));
      if (row?.state !== 'invited') return null;
      const [person, homeowner] = await Promise.all([
        this.accounts.find(accountId),
        this.accounts.find(row.homeowner_id),
      ]);
      if (!person || !homeowner) return null;
      const until = { at: coHomeownerInvitationUntil(row.invited_at).toISOString(), zone: person.time_zone };
      const names = { firstName: person.first_name, homeowner: `${homeowner.first_name} ${homeowner.last_name}` };
      return coHomeownerInvited({ ...names, until, url: `${this.config.env.PUBLIC_URL}/co-homeowners` }, reader);
    });
  }
}
