export * from './deposits.events.ts';
export { type Arrear, type ArrearsLedger, DepositArrears, type OpenArrears } from './deposit-arrears.ts';
export { DeductionsService } from './deductions.service.ts';
export { DepositsModule } from './deposits.module.ts';
export { DisputeService } from './dispute.service.ts';
export type { DepositRow } from './deposits.repository.ts';
export { ReadDepositsService } from './read-deposits.service.ts';
export { SetOffService } from './set-off.service.ts';
export { SettleDepositService } from './settle-deposit.service.ts';
