import { Module } from '@nestjs/common';

import { AccountsController } from './accounts.controller.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AccountsService } from './accounts.service.ts';

@Module({ providers: [AccountsRepository, AccountsService], exports: [AccountsRepository, AccountsService] })
export class AccountsModule {}

@Module({ imports: [AccountsModule], controllers: [AccountsController] })
export class AccountsHttpModule {}
