import type { ContextPart } from '#kernel/database/define-context.ts';
import { MoneyJournalEntity } from './money-journal.entity.ts';
import { MoneyPostingEntity } from './money-posting.entity.ts';
import { MoneyBalanceEntity } from './money-balance.entity.ts';
import { MoneyRestatementEntity } from './money-restatement.entity.ts';
import { MoneyRestatedShareEntity } from './money-restated-share.entity.ts';
import { LedgerCheckEntity } from './ledger-check.entity.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { StandingRepository } from './standing.repository.ts';
import { ReadLedgerRepository } from './read-ledger.repository.ts';
import { LedgerChecksRepository } from './ledger-checks.repository.ts';
import { OpenDues } from './open-dues.ts';
import { Ledger } from './ledger.ts';
import { LedgerReconciler } from './ledger-reconciler.ts';
import { RestatementsRepository } from './restatements.repository.ts';
import { RestatementsReadModel } from './restatements-read-model.ts';
import { Restatements } from './restatements.ts';
import { RestatementsHandlers } from './restatements.handlers.ts';
import { RestatementsEffects } from './restatements.effects.ts';
import { ReadRestatementsService } from './read-restatements.service.ts';
import { ReadLedgerService } from './read-ledger.service.ts';
import { ArrearsRepository } from './arrears.repository.ts';
import { ReadArrearsService } from './read-arrears.service.ts';
import { LedgerCheckService } from './ledger-check.service.ts';
import { LedgerEffects } from './ledger.effects.ts';
import { LedgerPersonalData } from './ledger.personal-data.ts';

export const book: ContextPart = {
  entities: [
    MoneyJournalEntity,
    MoneyPostingEntity,
    MoneyBalanceEntity,
    MoneyRestatementEntity,
    MoneyRestatedShareEntity,
    LedgerCheckEntity,
  ],
  providers: [
    LedgerRepository,
    StandingRepository,
    ReadLedgerRepository,
    LedgerChecksRepository,
    OpenDues,
    Ledger,
    LedgerReconciler,
    RestatementsRepository,
    RestatementsReadModel,
    Restatements,
    RestatementsHandlers,
    RestatementsEffects,
    ReadRestatementsService,
    ReadLedgerService,
    ArrearsRepository,
    ReadArrearsService,
    LedgerCheckService,
    LedgerEffects,
    LedgerPersonalData,
  ],
};
