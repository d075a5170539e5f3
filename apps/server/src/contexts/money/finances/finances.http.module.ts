import { Module } from '@nestjs/common';

import { BankController } from './bank/bank.controller.ts';
import { FinancesModule } from './finances.module.ts';
import { OwnCostsController } from './own-costs/own-costs.controller.ts';
import { StatementController } from './statement/statement.controller.ts';

@Module({ imports: [FinancesModule], controllers: [OwnCostsController, StatementController, BankController] })
export class FinancesHttpModule {}
