export * from './turn-payments.events.ts';
export { TurnPaymentsHttpModule, TurnPaymentsModule } from './turn-payments.module.ts';
