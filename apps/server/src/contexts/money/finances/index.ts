export { AddOwnCostService } from './own-costs/add-own-cost.service.ts';
export { FinancesModule } from './finances.module.ts';
