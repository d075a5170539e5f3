import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import { type Account, AccountsService, type NewAccount } from '../accounts/index.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';
import { NeatkeeperAssigned } from './neatkeepers.events.ts';

@Injectable()
export class NeatkeepersService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly outbox: Outbox,
  ) {}

  create(person: Omit<NewAccount, 'accountType'>): Promise<Account> {
    return this.accounts.create({ ...person, accountType: 'neatkeeper' });
  }

  /** Assigning again changes nothing. */
  async assign(neatkeeperId: string, houseId: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.neatkeepers.assign(neatkeeperId, houseId))) return;
      await this.outbox.append(NeatkeeperAssigned, { neatkeeper_id: neatkeeperId, house_id: houseId });
    });
  }
}
