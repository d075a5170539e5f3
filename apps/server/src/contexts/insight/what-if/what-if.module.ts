import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { ChoresModule } from '#contexts/living/chores/index.ts';
import { ExpensesModule } from '#contexts/money/expenses/index.ts';
import { LedgerModule } from '#contexts/money/ledger/index.ts';
import { AskWhatIfService } from './ask-what-if.service.ts';
import { HouseToday } from './house-today.ts';
import { WhatIfRepository } from './what-if.repository.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule, ChoresModule, LedgerModule, ExpensesModule],
    parts: [{ entities: [], providers: [WhatIfRepository, HouseToday, AskWhatIfService] }],
  }),
)
export class WhatIfModule {}
