export { BankDetailsModule } from './bank-details.module.ts';
export { BankDetailsService } from './bank-details.service.ts';
