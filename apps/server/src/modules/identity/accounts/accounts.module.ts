import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../access/index.ts';
import { ImagesModule } from '../images/index.ts';
import { AccountPhoto } from './account-photo.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';
import { PersonalData } from './personal-data.ts';
import { RoleFactsRepository } from './role-facts.repository.ts';
import { Account } from './account.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Account]), AccessModule, ImagesModule],
  providers: [AccountsRepository, RoleFactsRepository, AccountsService, PersonalData, AccountPhoto],
  exports: [AccountsRepository, RoleFactsRepository, AccountsService, PersonalData],
})
export class AccountsModule {}

@Module({ imports: [AccountsModule], controllers: [AccountsController] })
export class AccountsHttpModule {}
