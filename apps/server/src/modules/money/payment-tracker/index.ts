export { PaymentTrackerModule } from './payment-tracker.module.ts';
