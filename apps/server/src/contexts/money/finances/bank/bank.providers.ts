import type { ContextPart } from '#kernel/database/define-context.ts';
import { BankEffects } from './bank.effects.ts';
import { BankEntriesRepository } from './bank-entries.repository.ts';
import { BankEntryEntity } from './bank-entry.entity.ts';
import { BankPeopleRepository } from './bank-people.repository.ts';
import { BankPersonalData } from './bank.personal-data.ts';
import { BankProposals } from './bank-proposals.ts';
import { EnterBankEntryService } from './enter-bank-entry.service.ts';
import { ImportBankStatementService } from './import-bank-statement.service.ts';
import { ReadBankEntriesService } from './read-bank-entries.service.ts';

export const bank: ContextPart = {
  entities: [BankEntryEntity],
  providers: [
    BankEntriesRepository,
    BankPeopleRepository,
    BankProposals,
    ImportBankStatementService,
    ReadBankEntriesService,
    EnterBankEntryService,
    BankEffects,
    BankPersonalData,
  ],
};
