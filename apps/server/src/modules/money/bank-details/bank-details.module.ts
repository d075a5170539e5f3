import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { BankDetailsEntity } from './bank-details.entity.ts';
import { BankDetailsPersonalData } from './bank-details.personal-data.ts';
import { BankDetailsEffects } from './bank-details.effects.ts';
import { BankDetailsRepository } from './bank-details.repository.ts';
import { BankDetailsService } from './bank-details.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([BankDetailsEntity]), AccessModule, AccountsModule, HousesModule],
  providers: [BankDetailsRepository, BankDetailsService, BankDetailsEffects, BankDetailsPersonalData],
  exports: [BankDetailsService],
})
export class BankDetailsModule {}
