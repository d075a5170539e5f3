import { Module } from '@nestjs/common';

import { AccountsController } from './accounts.controller.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';
import { PersonalData } from './personal-data.ts';
import { RoleFactsRepository } from './role-facts.repository.ts';

@Module({
  providers: [AccountsRepository, RoleFactsRepository, AccountsService, PersonalData],
  exports: [AccountsRepository, RoleFactsRepository, AccountsService, PersonalData],
})
export class AccountsModule {}

@Module({ imports: [AccountsModule], controllers: [AccountsController] })
export class AccountsHttpModule {}
