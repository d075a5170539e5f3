import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../access/index.ts';
import { ImagesModule } from '../images/index.ts';
import { AccountPhoto } from './account-photo.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';
import { RoleFactsRepository } from './role-facts.repository.ts';
import { Account } from './account.entity.ts';
import { AccountsPersonalData } from './accounts.personal-data.ts';
import { ForgetAccount } from './forget-account.ts';
import { TermsAcceptanceEntity } from './terms-acceptance.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Account, TermsAcceptanceEntity]), AccessModule, ImagesModule],
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
