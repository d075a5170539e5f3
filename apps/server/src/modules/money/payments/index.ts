export * from './payments.events.ts';
export { PaymentsService } from './payments.service.ts';
export { PaymentsModule } from './payments.module.ts';
export { ReportedPaymentsService } from './reported-payments.service.ts';
