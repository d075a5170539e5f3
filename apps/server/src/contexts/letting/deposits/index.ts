export { DeductionsService } from './deductions.service.ts';
export { DepositArrears, type Arrear, type ArrearsLedger, type OpenArrears } from './deposit-arrears.ts';
export * from './deposits.events.ts';
export { DisputeService } from './dispute.service.ts';
export { ReadDepositsService } from './read-deposits.service.ts';
export { SettleDepositService } from './settle-deposit.service.ts';
export type { DepositRow } from './deposits.repository.ts';
export { DepositsModule } from './deposits.module.ts';
