export { EnterBillService } from './enter-bill.service.ts';
export { ReadCostsService } from './read-costs.service.ts';
export { RecurringBillsService } from './recurring-bills.service.ts';
export { TakeBackBillService } from './take-back-bill.service.ts';
export { VariableCostsModule } from './variable-costs.module.ts';
