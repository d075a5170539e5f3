import { Module } from '@nestjs/common';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { ChoresModule } from '../../living/chores/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PayTurnsService } from './pay-turns.service.ts';
import { TurnPaymentsEffects } from './turn-payments.effects.ts';

@Module({
  imports: [AccessModule, AccountsModule, HousesModule, ChoresModule, LedgerModule],
  providers: [PayTurnsService, TurnPaymentsEffects],
  exports: [PayTurnsService],
})
export class TurnPaymentsModule {}
