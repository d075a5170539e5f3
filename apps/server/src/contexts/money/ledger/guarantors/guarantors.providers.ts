import type { ContextPart } from '#kernel/database/define-context.ts';
import { GuaranteedDuesLedger } from './guaranteed-dues-ledger.ts';
import { GuarantorEntriesRepository } from './guarantor-entries.repository.ts';

export const guarantors: ContextPart = {
  entities: [],
  providers: [GuarantorEntriesRepository, GuaranteedDuesLedger],
};
