import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { ArrearsRepository } from './arrears.repository.ts';
import { LedgerCheckEntity } from './ledger-check.entity.ts';
import { LedgerCheckService } from './ledger-check.service.ts';
import { LedgerChecksRepository } from './ledger-checks.repository.ts';
import { LedgerPersonalData } from './ledger.personal-data.ts';
import { LedgerEffects } from './ledger.effects.ts';
import { LedgerRepository } from './ledger.repository.ts';
import { Ledger } from './ledger.ts';
import { MoneyBalanceEntity } from './money-balance.entity.ts';
import { MoneyJournalEntity } from './money-journal.entity.ts';
import { MoneyPostingEntity } from './money-posting.entity.ts';
import { MoneyRestatedShareEntity } from './money-restated-share.entity.ts';
import { MoneyRestatementEntity } from './money-restatement.entity.ts';
import { OpenDues } from './open-dues.ts';
import { ReadLedgerRepository } from './read-ledger.repository.ts';
import { ReadArrearsService } from './read-arrears.service.ts';
import { ReadLedgerService } from './read-ledger.service.ts';
import { ReadRestatementsService } from './read-restatements.service.ts';
import { Restatements } from './restatements.ts';
import { RestatementsHandlers } from './restatements.handlers.ts';
import { RestatementsEffects } from './restatements.effects.ts';
import { RestatementsRepository } from './restatements.repository.ts';
import { LedgerReconciler } from './ledger-reconciler.ts';
import { StandingRepository } from './standing.repository.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      MoneyJournalEntity,
      MoneyPostingEntity,
      MoneyBalanceEntity,
      MoneyRestatementEntity,
      MoneyRestatedShareEntity,
      LedgerCheckEntity,
    ]),
    AccessModule,
    AccountsModule,
    HousesModule,
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
  exports: [
    Ledger,
    LedgerReconciler,
    Restatements,
    RestatementsRepository,
    ReadLedgerService,
    ReadArrearsService,
    ReadRestatementsService,
  ],
})
export class LedgerModule {}
