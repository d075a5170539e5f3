import { Module } from '@nestjs/common';

import { RecurringBillsController } from './recurring-bills.controller.ts';
import { VariableCostsController } from './variable-costs.controller.ts';
import { VariableCostsModule } from './variable-costs.module.ts';

@Module({ imports: [VariableCostsModule], controllers: [VariableCostsController, RecurringBillsController] })
export class VariableCostsHttpModule {}
