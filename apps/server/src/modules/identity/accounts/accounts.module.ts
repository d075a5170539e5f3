import { Module } from '@nestjs/common';

import { AccessModule } from '../access/index.ts';
import { ImagesModule } from '../images/index.ts';
import { AccountPhoto } from './account-photo.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';
import { RoleFactsRepository } from './role-facts.repository.ts';
import { AccountsPersonalData } from './accounts.personal-data.ts';
import { ForgetAccount } from './forget-account.ts';

@Module({
  imports: [AccessModule, ImagesModule],
  providers: [
    AccountsRepository,
    RoleFactsRepository,
    AccountsService,
    AccountPhoto,
    AccountsPersonalData,
    ForgetAccount,
  ],
  exports: [AccountsRepository, RoleFactsRepository, AccountsService],
})
export class AccountsModule {}

@Module({ imports: [AccountsModule], controllers: [AccountsController] })
export class AccountsHttpModule {}
