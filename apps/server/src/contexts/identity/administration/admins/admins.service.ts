import { Injectable } from '@nestjs/common';

import { type Account, AccountsService, type NewAccount } from '#contexts/identity/accounts/index.ts';

@Injectable()
export class AdminsService {
  constructor(private readonly accounts: AccountsService) {}

  create(person: Omit<NewAccount, 'accountType'>): Promise<Account> {
    return this.accounts.create({ ...person, accountType: 'admin' });
  }
}
