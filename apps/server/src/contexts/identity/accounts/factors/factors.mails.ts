import { FACTOR_CHANGES } from '@common-roof/contracts';
import { signInChanged } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';

import { Config } from '#kernel/config/config.ts';
import { MailComposers } from '#kernel/mail/composers.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';

const Data = z.object({ change: z.enum(FACTOR_CHANGES), left: z.number().optional() });

/** E-mails owners about each change to how their account is opened: a thief must not take it over unnoticed. */
@Injectable()
export class FactorsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly accounts: AccountsRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('sign-in-changed', async ({ accountId, data, reader }) => {
      const account = await this.accounts.find(accountId);
      const { change, left = null } = Data.parse(data);
      const url = `${this.config.env.PUBLIC_URL}/profile`;
      return account && signInChanged({ firstName: account.first_name, url, change, left }, reader);
    });
  }
}
