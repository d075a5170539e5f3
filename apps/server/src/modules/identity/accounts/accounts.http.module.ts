import { Module } from '@nestjs/common';

import { AccountsController } from './accounts.controller.ts';
import { AccountsModule } from './accounts.module.ts';

@Module({ imports: [AccountsModule], controllers: [AccountsController] })
export class AccountsHttpModule {}
