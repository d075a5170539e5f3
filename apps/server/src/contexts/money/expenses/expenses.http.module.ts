import { Module } from '@nestjs/common';

import { ExpensesModule } from './expenses.module.ts';
import { SuppliesController } from './supplies/supplies.controller.ts';
import { SuppliesHistoryController } from './supplies/supplies-history.controller.ts';
import { SuppliesImportController } from './supplies/supplies-import.controller.ts';
import { SupplyCommentsController } from './supplies/comments/supply-comments.controller.ts';
import { RecurringSuppliesController } from './supplies/recurring/recurring-supplies.controller.ts';
import { SettleUpController } from './settle-up/settle-up.controller.ts';
import { TurnPaymentsController } from './turn-payments/turn-payments.controller.ts';
import { VariableCostsController } from './bills/variable-costs.controller.ts';
import { RecurringBillsController } from './bills/recurring-bills.controller.ts';
import { UsualSplitsController } from './usual-splits/usual-splits.controller.ts';

@Module({
  imports: [ExpensesModule],
  controllers: [
    SuppliesController,
    SuppliesHistoryController,
    SuppliesImportController,
    SupplyCommentsController,
    RecurringSuppliesController,
    SettleUpController,
    TurnPaymentsController,
    VariableCostsController,
    RecurringBillsController,
    UsualSplitsController,
  ],
})
export class ExpensesHttpModule {}
