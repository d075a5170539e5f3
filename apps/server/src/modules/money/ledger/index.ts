export type { NewJournal } from './journals.ts';
export * from './ledger.events.ts';
export { LedgerHttpModule, LedgerModule } from './ledger.module.ts';
export { Ledger, type TakenBack } from './ledger.ts';
export type { Open } from './open-dues.ts';
export { ReadLedgerService } from './read-ledger.service.ts';
export { Restating, type ToRestate } from './restating.ts';
export type { SettledPayment } from './standing.repository.ts';
