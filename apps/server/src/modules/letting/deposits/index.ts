export * from './deposits.events.ts';
export { DeductionsService } from './deductions.service.ts';
export { DepositsHttpModule, DepositsModule } from './deposits.module.ts';
export { DisputeService } from './dispute.service.ts';
export { ReadDepositsService } from './read-deposits.service.ts';
export { SettleDepositService } from './settle-deposit.service.ts';
