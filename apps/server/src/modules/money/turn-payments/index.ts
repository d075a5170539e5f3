export * from './turn-payments.events.ts';
export { TurnPaymentsModule } from './turn-payments.module.ts';
