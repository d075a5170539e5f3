export * from './payments.events.ts';
export { PaymentsHttpModule, PaymentsModule } from './payments.module.ts';
