import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/index.ts';
import { AuthModule } from '../auth/index.ts';
import { FactorsModule } from '../factors/index.ts';
import { ResetFactors } from './reset-factors.service.ts';

@Module({
  imports: [AccountsModule, AuthModule, FactorsModule],
  providers: [ResetFactors],
  exports: [ResetFactors],
})
export class OwnFactorsModule {}
