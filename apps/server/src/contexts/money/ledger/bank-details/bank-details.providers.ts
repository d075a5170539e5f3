import type { ContextPart } from '#kernel/database/define-context.ts';
import { BankDetailsEntity } from './bank-details.entity.ts';
import { BankDetailsRepository } from './bank-details.repository.ts';
import { BankDetailsService } from './bank-details.service.ts';
import { BankDetailsEffects } from './bank-details.effects.ts';
import { BankDetailsPersonalData } from './bank-details.personal-data.ts';

export const bankDetails: ContextPart = {
  entities: [BankDetailsEntity],
  providers: [BankDetailsRepository, BankDetailsService, BankDetailsEffects, BankDetailsPersonalData],
};
