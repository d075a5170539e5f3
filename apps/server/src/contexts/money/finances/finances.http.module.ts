import { Module } from '@nestjs/common';

import { FinancesModule } from './finances.module.ts';
import { OwnCostsController } from './own-costs/own-costs.controller.ts';
import { StatementController } from './statement/statement.controller.ts';

@Module({ imports: [FinancesModule], controllers: [OwnCostsController, StatementController] })
export class FinancesHttpModule {}
