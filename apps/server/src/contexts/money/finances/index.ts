export { AddOwnCostService } from './own-costs/add-own-cost.service.ts';
export { EnterBankEntryService } from './bank/enter-bank-entry.service.ts';
export { ImportBankStatementService } from './bank/import-bank-statement.service.ts';
export { FinancesModule } from './finances.module.ts';
