import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { LedgerModule } from '#contexts/money/ledger/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { LeasingModule } from '#contexts/letting/leasing/index.ts';
import { ListingsModule } from '#contexts/letting/listings/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { ChoresModule } from '#contexts/living/chores/index.ts';
import { StockModule } from '#contexts/living/stock/index.ts';
import { supplies } from './supplies/supplies.providers.ts';
import { bills } from './bills/bills.providers.ts';
import { settleUp } from './settle-up/settle-up.providers.ts';
import { livingCosts } from './living-costs/living-costs.providers.ts';
import { habits } from './habits/habits.providers.ts';
import { usualSplits } from './usual-splits/usual-splits.providers.ts';
import { turnPayments } from './turn-payments/turn-payments.providers.ts';

@Module(
  defineContext({
    imports: [
      AccessModule,
      HousesModule,
      LedgerModule,
      MediaModule,
      ListingsModule,
      LeasingModule,
      AccountsModule,
      ChoresModule,
      StockModule,
    ],
    parts: [supplies, bills, usualSplits, settleUp, turnPayments, livingCosts, habits],
  }),
)
export class ExpensesModule {}
