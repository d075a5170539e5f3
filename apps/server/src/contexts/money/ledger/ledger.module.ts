import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { LeasingModule } from '#contexts/letting/leasing/index.ts';
import { DepositsModule } from '#contexts/letting/deposits/index.ts';
import { GuaranteesModule } from '#contexts/letting/guarantees/index.ts';
import { book } from './book/book.providers.ts';
import { lateFees } from './late-fees/late-fees.providers.ts';
import { rent } from './rent/rent.providers.ts';
import { payments } from './payments/payments.providers.ts';
import { bankDetails } from './bank-details/bank-details.providers.ts';
import { guarantors } from './guarantors/guarantors.providers.ts';
import { tracker } from './tracker/tracker.providers.ts';

@Module(
  defineContext({
    imports: [AccessModule, AccountsModule, HousesModule, LeasingModule, DepositsModule, GuaranteesModule],
    parts: [book, rent, payments, lateFees, bankDetails, guarantors, tracker],
  }),
)
export class LedgerModule {}
