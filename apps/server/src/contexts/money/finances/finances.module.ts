import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { LedgerModule } from '#contexts/money/ledger/index.ts';
import { bank } from './bank/bank.providers.ts';
import { ownCosts } from './own-costs/own-costs.providers.ts';
import { statement } from './statement/statement.providers.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule, MediaModule, LedgerModule],
    parts: [ownCosts, statement, bank],
  }),
)
export class FinancesModule {}
