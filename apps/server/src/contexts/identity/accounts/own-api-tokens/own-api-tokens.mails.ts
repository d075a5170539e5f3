import { apiTokenCreated } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';

import { Config } from '#kernel/config/config.ts';
import { MailComposers } from '#kernel/mail/composers.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';

const Data = z.object({ expires_on: z.iso.date() });

@Injectable()
export class OwnApiTokensMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly accounts: AccountsRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('api-token-created', async ({ accountId, data, reader }) => {
      const account = await this.accounts.find(accountId);
      const { expires_on: day } = Data.parse(data);
      const url = `${this.config.env.PUBLIC_URL}/profile?show=security`;
      return account && apiTokenCreated({ firstName: account.first_name, url, day }, reader);
    });
  }
}
