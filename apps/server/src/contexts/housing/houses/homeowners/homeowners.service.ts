import { Injectable } from '@nestjs/common';

import { type Account, AccountsService, type NewAccount } from '#contexts/identity/accounts/index.ts';

export type NewPerson = Omit<NewAccount, 'accountType'>;

@Injectable()
export class HomeownersService {
  constructor(private readonly accounts: AccountsService) {}

  create(person: NewPerson): Promise<Account> {
    return this.accounts.create({ ...person, accountType: 'homeowner' });
  }
}
