import { Injectable } from '@nestjs/common';

import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import type { NewAccount } from '#contexts/identity/accounts/account/new-account.ts';

@Injectable()
export class AdminsService {
  constructor(private readonly accounts: AccountsService) {}

  create(person: Omit<NewAccount, 'accountType'>): Promise<AccountEntity> {
    return this.accounts.create({ ...person, accountType: 'admin' });
  }
}
