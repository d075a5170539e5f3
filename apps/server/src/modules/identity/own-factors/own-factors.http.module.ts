import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/index.ts';
import { AuthModule } from '../auth/index.ts';
import { FactorsModule } from '../factors/index.ts';
import { OwnFactorsController } from './own-factors.controller.ts';
import { OwnFactors } from './own-factors.service.ts';
import { OwnFactorsModule } from './own-factors.module.ts';

@Module({
  imports: [OwnFactorsModule, AccountsModule, AuthModule, FactorsModule],
  providers: [OwnFactors],
  controllers: [OwnFactorsController],
})
export class OwnFactorsHttpModule {}
